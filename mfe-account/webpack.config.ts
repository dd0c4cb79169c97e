import { remotePreset } from '@tanabana/tooling/webpack/webpackPreset';
import { account } from './src/routes';

export default remotePreset(import.meta.dirname, account);
