import os from 'node:os';

/** Writes a message before the log exists: as text for a terminal, in production as a line like those of the log. */
export function createLineWriter(
  stream: NodeJS.WritableStream,
  { production }: { readonly production: boolean },
): (line: string) => void {
  return (line) => {
    const entry = { level: 30, time: Date.now(), process: process.pid, host: os.hostname(), msg: line };
    stream.write(`${production ? JSON.stringify(entry) : line}\n`);
  };
}
