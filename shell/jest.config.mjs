import { jestPreset, withProcesses } from '../shared/tooling/jest/jestPreset.mjs';

export default withProcesses(jestPreset('shell'));
