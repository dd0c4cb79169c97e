import { jestPreset } from '../shared/build/jest/jestPreset.mjs';

export default jestPreset('shell');
