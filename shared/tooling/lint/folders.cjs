const { options } = require('../../../.dependency-cruiser.cjs');

const TESTS = '(\\.(test|testing)\\.tsx?$|/(e2e|test|testing|bench)/)';

/**
 * Import rule for folders (`npm run imports`). Needs a configuration without tests, because a test beside the file that
 * it tests imports helpers that import the folder of the file.
 */
module.exports = {
  forbidden: [
    {
      name: 'folders-without-circles',
      comment: 'Move the file that both folders need to the lower folder, or to a folder below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, TESTS] } },
};
