import { languages } from '@tamarack/core/language';
import { formatMoney } from '@tamarack/core/money/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAmount } from '../../../widget/first-view/write-amount';

describe.each(languages)('the amount of the first screen, %s', (language) => {
  it('is written as the application writes it, up to the largest cart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        expect(writeAmount(amount / 100, language)).toBe(formatMoney(amount, language, 2));
      }),
    );
  });

  it.each([0, 5, 99_999, 100_000, 100_000_000, 1_000_000_000])('%i cents', (amount) => {
    expect(writeAmount(amount / 100, language)).toBe(formatMoney(amount, language, 2));
  });
});
