// Uses elements in JSX, with attributes, properties and events.

/// <reference types="rondo-elements/react" />

import 'rondo-elements/pages';
import 'rondo-elements/shelves';
import type { RondoPager } from 'rondo-elements';

const rooms = [{ id: 'a', title: 'A' }];

const pager = (
  <rondo-pager
    id="rooms"
    className="rooms"
    loop
    controls="arrows dots"
    axis="vertical"
    spacing={12}
    length="280"
    deceleration-rate={0.99}
    reducedMotion="cut"
    items={rooms}
    renderItem={(element, room) => (element.textContent = room.title)}
    onframe={(element) => element.frames}
    onrondo-settle={({ detail }) => console.log(detail.toId)}
    ref={(element: RondoPager | null) => element?.next()}
  >
    <p>One</p>
  </rondo-pager>
);
const pages = (
  <>
    <rondo-tabs for="pages" />
    <rondo-pager for="pages" snap="item" />
    <rondo-pages id="pages" keep={3} onrondo-progress={({ detail }) => detail.progress} />
    <rondo-shelves item-length={140} onrondo-items={({ detail }) => detail.ids} />
  </>
);

// @ts-expect-error not one of the words
const axis = <rondo-pager axis="diagonal" />;
// @ts-expect-error a misspelt word
const marks = <rondo-pager marks="curent" />;
// @ts-expect-error no such option
const option = <rondo-pager slidesPerView={3} />;
// @ts-expect-error not a listener
const event = <rondo-pages onrondo-settle={3} />;
// @ts-expect-error no such element
const element = <rondo-carousel />;
