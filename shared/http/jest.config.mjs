import { jestPreset } from '../build/jest/jestPreset.mjs';

export default jestPreset('http', { environment: 'node' });
