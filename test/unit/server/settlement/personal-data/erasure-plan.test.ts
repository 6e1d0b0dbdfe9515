import { describe, expect, test } from 'vitest';
import {
  findResumption,
  type Kept,
  planErasure,
} from '../../../../../server/src/settlement/personal-data/erasure-plan';
import { describeKept } from '../../../../../server/src/settlement/personal-data/texts/kept-texts';

const now = new Date('2026-11-23T17:00:00Z');
const days = 2557;
const plan = (signed: string | null, endsOn: string | null, decided: string | null) =>
  planErasure(
    {
      applicationId: 'a',
      signedAt: signed === null ? null : new Date(signed),
      endsOn,
      decidedAt: decided === null ? null : new Date(decided),
    },
    now,
    days,
  );
const flags = ({ extent }: ReturnType<typeof plan>): string =>
  Object.entries(extent)
    .filter(([, isRemoved]) => isRemoved)
    .map(([name]) => name)
    .join(' ');
const list = ({ kept }: ReturnType<typeof plan>): string =>
  kept.map(({ kind, until }) => `${kind} ${until}`).join(', ');

describe('what is removed of an application, and what is kept', () => {
  test.each([
    ['never decided', null, null, null, 'applicant fetched figures agreements', ''],
    ['rejected lately', null, null, '2026-11-01', 'applicant agreements', 'decision 2027-10-31'],
    ['rejected long ago', null, null, '2025-11-01', 'applicant fetched figures agreements', ''],
    [
      'payments due, the last one today',
      '2026-09-01',
      '2026-11-23',
      '2026-09-01',
      '',
      'collection 2026-11-23, agreement 2033-11-23, decision 2027-08-31',
    ],
    ['paid yesterday', '2025-09-01', '2026-11-22', '2025-09-01', 'applicant fetched', 'agreement 2033-11-22'],
    ['seven years ago', '2018-01-01', '2019-11-21', '2018-01-01', 'applicant fetched figures agreements', ''],
  ])('%s', (_, signed, endsOn, decided, removed, kept) => {
    const planned = plan(signed, endsOn, decided);
    expect(flags(planned)).toBe(removed);
    expect(list(planned)).toBe(kept);
  });

  test('more may be removed on the day after the first of these', () => {
    expect(findResumption(plan('2026-09-01', '2026-11-23', '2026-09-01').kept)).toBe('2026-11-24');
    expect(findResumption([{ kind: 'trail', applicationId: null, until: null }])).toBeNull();
  });
});

test('of several applications each sentence names the last day, in both languages', () => {
  const kept: readonly Kept[] = [
    { kind: 'agreement', applicationId: 'a', until: '2033-11-23' },
    { kind: 'agreement', applicationId: 'b', until: '2032-01-01' },
    { kind: 'trail', applicationId: null, until: null },
  ];
  const [agreement, trail] = describeKept(kept, 'en');
  expect(agreement).toContain('until November\u00a023, 2033');
  expect(trail).toContain('It does not say who you are.');
  expect(describeKept(kept, 'fr')[0]).toContain('jusqu’au 23\u00a0novembre 2033\u00a0: la loi');
});
