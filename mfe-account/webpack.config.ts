import { remotePreset } from '@tanabana/build/webpack/webpackPreset';
import { account } from './src/routes';

export default remotePreset(import.meta.dirname, account);
