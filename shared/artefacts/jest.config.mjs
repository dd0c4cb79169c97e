import { jestPreset } from '../build/jest/jestPreset.mjs';

export default jestPreset('artefacts', { environment: 'node' });
