// Bundles a script of the current folder as dist/app.js; imports by name are in node_modules.

import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));

export default {
  output: { dir: 'dist', entryFileNames: 'app.js', format: 'es' },
  plugins: [
    {
      name: 'installed-packages',
      resolveId: (id) => (id.startsWith('rondo-elements') ? require.resolve(id) : null),
    },
  ],
};
