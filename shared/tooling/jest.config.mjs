import { jestPreset, withProcesses } from './jest/jestPreset.mjs';

export default withProcesses(jestPreset('tooling', { environment: 'node' }));
