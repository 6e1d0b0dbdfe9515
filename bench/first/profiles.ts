import type { CDPSession } from 'playwright-core';

/** Slow phones: with a fast connection, and with a slow one. */
export const profiles = [
  { name: '4 × CPU', network: null },
  { name: '4 × CPU, 1.6 Mbps, 150 ms', network: { latency: 150, rate: 1.6e6 / 8 } },
] as const;
export type Profile = (typeof profiles)[number];

export async function slowDown(cdp: CDPSession, { network }: Profile): Promise<void> {
  await cdp.send('Network.enable');
  if (network)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.rate,
      uploadThroughput: network.rate,
    });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
