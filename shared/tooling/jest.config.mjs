import { jestPreset } from './jest/jestPreset.mjs';

export default jestPreset('build', { environment: 'node' });
