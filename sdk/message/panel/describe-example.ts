import type { Language } from '@tamarack/core/language';
import { computeDisplayedApr } from '@tamarack/core/lending/apr';
import type { Cents } from '@tamarack/core/money/cents';
import { formatExactMoney, formatPercent } from '@tamarack/core/money/format';
import type { AdvertisedPayment } from '../describe';
import type { PriceExample } from '../options';
import { textsByLanguage } from './text';

/** The representative example of an advertised payment. */
export const describeExample = (
  { weeks, annualRate, schedule, terms, highestRate }: AdvertisedPayment,
  language: Language,
): PriceExample => {
  const texts = textsByLanguage[language];
  const money = (cents: Cents) => formatExactMoney(cents, language);
  const percent = (value: number) => formatPercent(value, language, value % 1 === 0 ? 0 : 2);
  const { principal, weeklyPayment, lastPayment, fee, total } = schedule;
  const weekly = money(weeklyPayment);
  const apr = computeDisplayedApr(schedule);
  const lengths = terms.map((term) => term.weeks);
  return {
    title: texts.example,
    rows: [
      [texts.amount, money(principal)],
      [texts.term, texts.weeks(weeks)],
      [
        texts.payments,
        lastPayment === weeklyPayment
          ? texts.equal(weeks, weekly)
          : texts.unequal(weeks - 1, weekly, money(lastPayment)),
      ],
      [texts.fee, money(fee)],
      [texts.total, money(total)],
      [texts.rate, percent(annualRate / 100)],
      [texts.apr, percent(apr)],
    ],
    notes: [
      texts.lowest(weeks),
      texts.range(
        percent(Math.min(...terms.map((term) => term.annualRate)) / 100),
        percent(highestRate / 100),
        Math.min(...lengths),
        Math.max(...lengths),
      ),
      texts.approval,
      texts.lender,
    ],
    weeklyPayment: weeklyPayment / 100,
    weeks,
    apr,
  };
};
