import { remotePreset } from '@tanabana/shared/build/webpackPreset';
import { account } from './src/routes';

export default remotePreset(import.meta.dirname, account);
