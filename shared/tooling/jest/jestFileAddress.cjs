const path = require('node:path');

/** Replaces an imported file with a module that exports the address of the file: its name after a slash. */
module.exports = {
  process: (_text, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/${path.basename(file)}`)} };`,
  }),
};
