import type { Block } from '../content/content';
import type { AgreementTerms } from '../content/terms';
import { createFormatters, notice, paragraph } from './blocks';

const { money, percent } = createFormatters('en');

/** Texts of an agreement whose merchant is paid as it ships, in place of those of a loan that is paid at the signature. */

export const shipmentFirstPayment = 'A week after each part is confirmed as shipped';

export const describeLastPayment = (weeks: number): string =>
  `${weeks} weeks after the last part is confirmed as shipped`;

export function buildShipmentLoan({ schedule, merchant }: AgreementTerms): Block[] {
  return [
    paragraph(
      `When you sign, we set aside up to ${money(schedule.principal)} for your purchase. We lend you a part of it, and pay it to ${merchant}, only when ${merchant} confirms within 30 days that this part has been shipped; each part is repaid in ${schedule.instalments.length} weekly payments from a week later, and what is not confirmed by then is not lent. The loan is for business purposes only. There is no other condition, and no fee to apply, to sign or to be paid.`,
    ),
    paragraph(
      `${merchant} can confirm at most 10 parts. On the day that a part is confirmed, we email you its amount, its financing fee, and the amount and date of each of its payments. The fees of all parts together are never more than the financing fee of section 1. No interest runs on what is only set aside; until the 30 days are over, or ${merchant} tells us that it will not ship it, it is not available on your credit line.`,
    ),
  ];
}

export const buildShipmentSchedule = ({ annualRate }: AgreementTerms): Block =>
  paragraph(
    `You repay each part in weekly payments, the first one a week after the part is confirmed as shipped. A payment that would fall on a weekend or a bank holiday is due on the next business day. The table shows the payments if the whole amount is confirmed at once, by weeks after that day. A smaller part is repaid in as many weeks and at the same annual rate of ${percent(annualRate / 100)}.`,
  );

export const shipmentDebitNotice: Block = notice(
  'You agree to a shorter notice: on the day that a part is confirmed as shipped, we email you the amount and the date of each of its debits, at least 6 days before the first one, and not 10. If an amount or a date has to change after that, we give you at least 10 days’ written notice.',
);

export const buildShipmentDebits = ({ schedule }: AgreementTerms): Block =>
  paragraph(
    `For each part, fixed amounts once a week for ${schedule.instalments.length} weeks, from a week after the part is confirmed as shipped, as we email them to you. If the whole amount is confirmed at once: ${schedule.instalments.length - 1} debits of ${money(schedule.weeklyPayment)} and a last one of ${money(schedule.lastPayment)}. The debits of all parts together are never more than ${money(schedule.total)}. A debit returned for insufficient funds may be presented once more, for the same amount, within 30 days. Early payments you make lower or end these debits.`,
  );
