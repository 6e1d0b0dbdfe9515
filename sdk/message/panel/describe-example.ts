import type { Language } from '@tamarack/core/language';
import { computeDisplayedApr } from '@tamarack/core/lending/apr';
import type { Cents } from '@tamarack/core/money/cents';
import { formatExactMoney, formatPercent } from '@tamarack/core/money/format';
import type { AdvertisedPayment } from '../describe';
import type { PriceExample } from '../options';
import { words } from './text';

/** The representative example of an advertised payment. */
export const describeExample = (
  { weeks, annualRate, schedule, terms, highestRate }: AdvertisedPayment,
  language: Language,
): PriceExample => {
  const say = words[language];
  const money = (cents: Cents) => formatExactMoney(cents, language);
  const percent = (value: number) => formatPercent(value, language, value % 1 === 0 ? 0 : 2);
  const { principal, weeklyPayment, lastPayment, fee, total } = schedule;
  const weekly = money(weeklyPayment);
  const apr = computeDisplayedApr(schedule);
  const lengths = terms.map((term) => term.weeks);
  return {
    title: say.example,
    rows: [
      [say.amount, money(principal)],
      [say.term, say.weeks(weeks)],
      [
        say.payments,
        lastPayment === weeklyPayment
          ? say.equal(weeks, weekly)
          : say.unequal(weeks - 1, weekly, money(lastPayment)),
      ],
      [say.fee, money(fee)],
      [say.total, money(total)],
      [say.rate, percent(annualRate / 100)],
      [say.apr, percent(apr)],
    ],
    notes: [
      say.lowest(weeks),
      say.range(
        percent(Math.min(...terms.map((term) => term.annualRate)) / 100),
        percent(highestRate / 100),
        Math.min(...lengths),
        Math.max(...lengths),
      ),
      say.approval,
      say.lender,
    ],
    weeklyPayment: weeklyPayment / 100,
    weeks,
    apr,
  };
};
