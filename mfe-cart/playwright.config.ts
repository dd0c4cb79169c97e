import { journeysOf } from '@tanabana/tooling/playwright/journeysOf';

export default journeysOf('mfe-cart');
