/** Help text of arguments that name a release. */
export const RELEASE_ARGUMENT = 'id or its prefix, or: live, canary, previous, newest';

/** Option of every command that adds to the history. */
export const REASON_OPTION = ['--reason <sentence>', 'why, for the history'] as const;

/** Option of every command with machine-readable output. */
export const JSON_OPTION = ['--json', 'prints JSON, for other tools'] as const;
