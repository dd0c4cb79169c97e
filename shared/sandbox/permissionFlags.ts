import path from 'node:path';

/** Node 20 and 22 lack `--allow-inspector`, without which the watchdog cannot read the stack of a blocked process. */
const HAS_PERMISSIONS = process.allowedNodeEnvironmentFlags.has('--allow-inspector');

/**
 * Returns the flags of a process that may read only its script, packages and `reads`, and may neither write files nor
 * start processes.
 * @param root folder of the repository
 * @param script absolute path
 * @param requireFrom file from which the script resolves packages, in addition to its own folder
 * @param reads further files and folders
 * @returns no flags if this version of Node has no suitable permission model
 */
export function permissionFlags(
  root: string,
  script: string,
  requireFrom: string | undefined,
  reads: readonly string[],
): readonly string[] {
  if (!HAS_PERMISSIONS) return [];
  const required = requireFrom ? [requireFrom, path.join(path.dirname(requireFrom), 'node_modules')] : [];
  const paths = [path.dirname(script), path.join(root, 'node_modules'), ...required, ...reads];
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
