#!/usr/bin/env node
import { runTamarack } from './run';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

process.exitCode = await runTamarack(process.argv.slice(2), {
  env: process.env,
  write: (line) => process.stdout.write(`${line}\n`),
  warn: (line) => process.stderr.write(`${line}\n`),
  signal: stop.signal,
});
