// Debian's webpack is made for Debian's own Node.js, which knows where Debian's packages are.

const { join } = require('node:path');

const root = join(__dirname, '../../../.build/webpack/usr');
const variables = { ...process.config.variables, node_prefix: root, node_relative_path: 'share/nodejs' };
Object.defineProperty(process, 'config', { value: { ...process.config, variables } });
process.env.NODE_PATH = join(root, 'share/nodejs');
require('node:module')._initPaths();
