const path = require('node:path');

/** Transforms an imported file to a module that exports the file's name as its address. */
module.exports = {
  process: (_text, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/${path.basename(file)}`)} };`,
  }),
};
