import { jestPreset } from '../shared/tooling/jest/jestPreset.mjs';

export default jestPreset('mfe-account');
