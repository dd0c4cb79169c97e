import { jestPreset } from '../shared/tooling/jest/jestPreset.mjs';

export default jestPreset('shell');
