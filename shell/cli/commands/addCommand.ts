import type { Commands } from '@tanabana/tooling/publish/releaseProgram';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';

export type AddCommand = (commands: Commands, context: () => ReleaseContext) => void;

export const RELEASE_ARGUMENT = 'id or its prefix, or: live, canary, previous, newest';

export const REASON_OPTION = ['--reason <sentence>', 'why, for the history'] as const;

export const JSON_OPTION = ['--json', 'prints JSON, for other tools'] as const;
