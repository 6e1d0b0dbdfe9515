import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { SealedEvent } from '../seal-repository';

/** An event with the number of its seal. */
export interface ArchivedEvent extends SealedEvent {
  readonly seal: number;
}

/** A line of an archive (NDJSON), with its end. */
export function toLine({ seal, id, application_id, actor, act, details, at }: ArchivedEvent): string {
  return `${JSON.stringify({ seal, id, application_id, actor, act, details, at: at.toISOString() })}\n`;
}

/** The lines of a compressed archive, without line breaks. Fails if the content is damaged. */
export async function* readLines(compressed: Readable): AsyncGenerator<string> {
  const content = pipeline(compressed, createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  for await (const chunk of content as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('the last line is incomplete');
}

export function parseLine(line: string): ArchivedEvent {
  const event = JSON.parse(line) as Omit<ArchivedEvent, 'at'> & { readonly at: string };
  return { ...event, at: new Date(event.at) };
}
