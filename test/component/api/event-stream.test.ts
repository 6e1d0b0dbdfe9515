import { expect, test } from 'vitest';
import { createEventReader, type ServerEvent } from '../../../widget/api/event-stream';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function read(...chunks: readonly Uint8Array[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const feed = createEventReader((event) => events.push(event));
  for (const chunk of chunks) feed(chunk);
  return events;
}

const whole =
  '\uFEFF: a comment\nretry: 2000\n\nevent: scoring\ndata: {"é":"💳"}\n\n:\ndata:first\ndata: second\ndata:  third\n\n' +
  'event: empty\n\nid: 7\ndata\n\ndata: cut off';
const told = [
  { name: 'scoring', data: '{"é":"💳"}' },
  { name: 'message', data: 'first\nsecond\n third' },
  { name: 'message', data: '' },
];

test('events are parsed with names and data lines; comments and incomplete events are skipped', () => {
  expect(read(bytes(whole))).toEqual(told);
});

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('parses lines that end with %s, split at any byte', (_, end) => {
  const all = bytes(whole.replaceAll('\n', end));
  for (let at = 0; at <= all.length; at += 1)
    expect([at, read(all.subarray(0, at), all.subarray(at))]).toEqual([at, told]);
  expect(read(...Array.from(all, (byte) => Uint8Array.of(byte)))).toEqual(told);
});

test('an event is delivered as soon as its empty line arrives', () => {
  expect(read(bytes('data: now\n\n'))).toEqual([{ name: 'message', data: 'now' }]);
  expect(read(bytes('data: now\r\n\r'))).toEqual([{ name: 'message', data: 'now' }]);
});

test('an endless line or event is rejected before it fills the memory', () => {
  expect(() => read(bytes('x'.repeat(70_000)))).toThrow(RangeError);
  expect(() => read(bytes(`data: ${'x'.repeat(99)}\n`.repeat(700)))).toThrow(RangeError);
});
