import type { Commands } from '@tanabana/build/publish/releaseProgram';
import type { ReleaseContext } from '../composition/releaseContext';

export type AddCommand = (commands: Commands, context: () => ReleaseContext) => void;
