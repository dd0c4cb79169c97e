import type { Commands } from '@tanabana/build/publish/releaseProgram';
import type { ReleaseContext } from '../composition/releaseContext';

/** Registers a command with its arguments, options and help. */
export type AddCommand = (commands: Commands, context: () => ReleaseContext) => void;
