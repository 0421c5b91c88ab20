// Bundles a script of the current folder as dist/app.js.

const { join } = require('node:path');
const webpack = require('webpack');

const context = process.cwd();
webpack(
  {
    context,
    mode: 'production',
    entry: `./${process.argv[2]}`,
    output: { path: join(context, 'dist'), filename: 'app.js' },
  },
  (error, stats) => {
    if (!error && !stats.hasErrors() && !stats.hasWarnings()) return;
    console.error(error ?? stats.toString());
    process.exit(1);
  },
);
