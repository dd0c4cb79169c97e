import type { Commands } from '@tanabana/build/publish/releaseProgram';
import type { ReleaseContext } from '../composition/releaseContext';

/** Adds a command with its arguments, options and help. */
export type AddCommand = (commands: Commands, context: () => ReleaseContext) => void;
