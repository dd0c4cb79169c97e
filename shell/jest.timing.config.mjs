import { jestPreset } from '../shared/build/jest/jestPreset.mjs';

export default jestPreset('shell timing', { environment: 'node', timing: true });
