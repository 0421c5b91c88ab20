// The small pager and the whole one, imported by different files of a program: the element is the whole one.

import { ChildPager } from 'rondo-elements/children';
import { RondoPager } from 'rondo-elements';

const pager: RondoPager = document.createElement('rondo-pager');
pager.items = [];
pager.scrollToItem({ id: 'a' });
pager.currentId = 20;
pager.next();
ChildPager.module = RondoPager.module;
