import { expect, it } from 'vitest';
import { startProcess } from '../../../../server/threads/start-process';
import type { Work } from './waiting-thread';

const start = () =>
  startProcess<Work, string>(new URL('./waiting-thread.ts', import.meta.url), {
    heapMegabytes: 128,
    memoryMegabytes: 1_000,
    cpuMilliseconds: 500,
  });

it('a request that waits is not ended by its limit of CPU time', async () => {
  const process = await start();
  expect(await process.run({ waitMs: 1_200, computeMs: 0 })).toBe('done');
  expect(await process.run({ waitMs: 0, computeMs: 50 })).toBe('done');
  await process.stop();
});

it('a request that computes for longer is, and its process with it', async () => {
  const process = await start();
  await expect(process.run({ waitMs: 0, computeMs: 60_000 })).rejects.toThrow('it took too long');
  expect(process.ended).toBe(true);
});
