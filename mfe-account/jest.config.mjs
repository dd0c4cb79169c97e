import { jestPreset } from '../shared/build/jestPreset.mjs';

export default jestPreset('mfe-account');
