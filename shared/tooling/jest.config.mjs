import { jestPreset } from './jest/jestPreset.mjs';

export default jestPreset('tooling', { environment: 'node' });
