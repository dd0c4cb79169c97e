import * as runtimeCore from '@module-federation/runtime-core';

// Remotes leave this package out of their entries and read it from here. It must be set before the first
// remote is loaded; a second import through the federation plugin would bundle it twice.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
