import { describe, expect, it } from 'vitest';
import { chooseRequestId } from '../../../../../server/src/platform/http/tracing/request-id';
import { parseTraceparent } from '../../../../../server/src/platform/traces/trace-context';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';

describe('traceparent', () => {
  it.each([
    ['version 00', `00-${traceId}-${parentId}-01`],
    ['a later version with more fields', `cc-${traceId}-${parentId}-01-more`],
  ])('%s is read', (_name, header) => {
    expect(parseTraceparent(header)).toEqual({ traceId, parentId, flags: '01' });
  });

  it.each([
    ['missing', undefined],
    ['of two headers', [`00-${traceId}-${parentId}-01`, 'x']],
    ['with more than version 00 has', `00-${traceId}-${parentId}-01-more`],
    ['of the forbidden version', `ff-${traceId}-${parentId}-01`],
    ['with a trace of zeros', `00-${'0'.repeat(32)}-${parentId}-01`],
    ['with a parent of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['in capitals', `00-${traceId.toUpperCase()}-${parentId}-01`],
    ['too long', `cc-${traceId}-${parentId}-01-${'x'.repeat(300)}`],
    ['with a line break', `00-${traceId}-${parentId}-01\n`],
    ['that runs on', `cc-${traceId}-${parentId}-012`],
  ])('one %s is not', (_name, header) => {
    expect(parseTraceparent(header)).toBeNull();
  });
});

describe('x-request-id', () => {
  const choose = (id: string | string[] | undefined) => chooseRequestId({ headers: { 'x-request-id': id } });

  it.each(['0192f3ab-77b3-7d2c', 'order_17.a', 'a'.repeat(64)])('%s is kept', (id) => {
    expect(choose(id)).toBe(id);
  });

  it.each([
    undefined,
    'short-1',
    'a'.repeat(65),
    '046454286',
    '+14165550123',
    'ada@shop.example',
    'line\nbreak-1',
    'two words-1',
  ])('%j is replaced', (id) => {
    expect(choose(id)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  });
});
