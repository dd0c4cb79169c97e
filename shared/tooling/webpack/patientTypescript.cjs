// TypeScript for the processes that check types: builds that somebody waits for use the processor first.
const { constants, setPriority } = require('node:os');

// The plugin loads this file in the process of the builds too.
if (require.main?.path.includes('fork-ts-checker-webpack-plugin'))
  setPriority(constants.priority.PRIORITY_LOW);
module.exports = require('typescript');
