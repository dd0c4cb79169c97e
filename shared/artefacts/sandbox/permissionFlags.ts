/** Node 20 and 22 lack `--allow-inspector`, without which the watchdog cannot read the stack of a blocked process. */
const HAS_PERMISSIONS = process.allowedNodeEnvironmentFlags.has('--allow-inspector');

/**
 * Returns the flags of a process that may read only some files, and may neither write files nor start processes.
 * @param paths files and folders
 * @returns no flags if this version of Node has no suitable permission model
 */
export function permissionFlags(paths: readonly string[]): readonly string[] {
  if (!HAS_PERMISSIONS) return [];
  return [
    '--permission',
    '--allow-inspector',
    '--allow-worker',
    // Node warns at each start that `--allow-inspector` and `--allow-worker` weaken the model.
    '--disable-warning=SecurityWarning',
    // The pattern permits the content of a folder that does not exist yet.
    ...paths.flatMap((name) => [`--allow-fs-read=${name}`, `--allow-fs-read=${name}/*`]),
  ];
}
