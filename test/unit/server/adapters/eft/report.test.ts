import { expect, test } from 'vitest';
import { parseReport } from '../../../../../server/src/adapters/eft/parse-report';

test('parses a report line by line, with or without header, quotes or byte order mark', () => {
  const text =
    '\uFEFFpayout,state,code,date\r\nP1,paid,,2026-11-23\r\n"P2","returned","905","2026-11-24"\r\n\r\n';
  expect(parseReport(text)).toEqual({
    refused: [],
    lines: [
      { line: 2, trace: 'P1', outcome: 'paid', code: null, on: '2026-11-23' },
      { line: 3, trace: 'P2', outcome: 'returned', code: '905', on: '2026-11-24' },
    ],
  });
  expect(parseReport('P1,paid,,2026-11-23').lines).toHaveLength(1);
});

test.each([
  ['P1;paid;;2026-11-23', /four values/],
  ['P1,paid,,2026-11-23,', /four values/],
  [',paid,,2026-11-23', /payout/],
  ['p1,paid,,2026-11-23', /payout/],
  ['P1,settled,,2026-11-23', /state/],
  ['P1,returned,,2026-11-23', /code/],
  ['P1,returned,95,2026-11-23', /code/],
  ['P1,paid,905,2026-11-23', /code/],
  ['P1,paid,,2026-02-30', /date/],
  ['P1,paid,,23/11/2026', /date/],
])('%j is rejected, and the next line counts', (wrong, why) => {
  const { lines, refused } = parseReport(`${wrong}\nP9,paid,,2026-11-23\n`);
  expect(lines.map(({ trace }) => trace)).toEqual(['P9']);
  expect(refused).toEqual([{ line: 1, why: expect.stringMatching(why) }]);
});

test('an empty or foreign report does no harm', () => {
  expect(parseReport('')).toEqual({ lines: [], refused: [] });
  expect(parseReport('\u0000\u0001PK').refused).toHaveLength(1);
});
