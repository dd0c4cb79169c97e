/** How a release is named on the command line. */
export const RELEASE_ARGUMENT = 'its id, the beginning of it, or: live, canary, previous, newest';

/** The option of every command that adds to the history. */
export const REASON_OPTION = ['--reason <sentence>', 'why, for the history'] as const;

/** The option of every command whose answer other tools read. */
export const JSON_OPTION = ['--json', 'prints JSON, for other tools'] as const;
