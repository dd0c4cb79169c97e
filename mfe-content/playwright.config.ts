import { journeysOf } from '@tanabana/build/playwright/journeysOf';

export default journeysOf('mfe-content');
