import { jestPreset } from '../tooling/jest/jestPreset.mjs';

export default jestPreset('ui');
