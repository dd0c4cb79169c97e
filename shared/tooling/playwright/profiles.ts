import type { CDPSession } from '@playwright/test';

export interface Profile {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Network throughput, in bytes per second. */
  readonly throughput: number;
  /** Network latency, in milliseconds. */
  readonly latency: number;
  /** Factor by which the processor is slowed down. */
  readonly slowdown: number;
}

/** Lighthouse's mid-range phone on a slow mobile network. */
export const PHONE: Profile = {
  name: 'phone',
  viewport: { width: 375, height: 812 },
  throughput: 1_638_400 / 8,
  latency: 150,
  slowdown: 4,
};

export const DESKTOP: Profile = {
  name: 'desktop',
  viewport: { width: 1280, height: 800 },
  throughput: 10_240_000 / 8,
  latency: 40,
  slowdown: 1,
};

/** Throttles the network and the processor of a page. */
export async function emulate(
  devtools: CDPSession,
  { latency, throughput, slowdown }: Profile,
): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
