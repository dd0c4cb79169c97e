import * as runtimeCore from '@module-federation/runtime-core';

// Remotes leave this package out of their entries and read it from here; it has to be there before the first
// of them is loaded, and importing it once more through the federation plugin would bundle it twice.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
