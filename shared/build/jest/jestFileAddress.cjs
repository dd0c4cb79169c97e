const path = require('node:path');

/** In tests the address of an imported file is its name. */
module.exports = {
  process: (_text, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/${path.basename(file)}`)} };`,
  }),
};
