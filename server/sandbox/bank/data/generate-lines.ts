import { dayMs } from '@tamarack/core/calendar/durations';
import type { BankPlan } from './bank-plan';
import { createRandom } from './random';

/** One line of a generated account: days before today, cents in (positive) or out. */
export interface GeneratedLine {
  readonly daysAgo: number;
  readonly description: string;
  readonly amount: number;
}

/**
 * The lines of the operating account, oldest first. `today` fixes the weekdays: a shop is closed on Sundays, pays its
 * suppliers on Thursdays, its staff every other Friday, its rent on the first.
 */
export function generateLines(user: string, plan: BankPlan, today: Date): GeneratedLine[] {
  const random = createRandom(user);
  const vary = (amount: number, by: number): number => Math.round(amount * (1 + (random() * 2 - 1) * by));
  const nsfDays = new Set(
    Array.from({ length: plan.nsf }, (_, index) => 5 + Math.floor((index * 140) / plan.nsf)),
  );
  const lines: GeneratedLine[] = [];
  let unpaidCosts = 0;
  for (let daysAgo = plan.days - 1; daysAgo >= 0; daysAgo -= 1) {
    const date = new Date(today.getTime() - daysAgo * dayMs);
    const weekday = date.getUTCDay();
    const add = (description: string, amount: number): void => {
      if (amount !== 0) lines.push({ daysAgo, description, amount });
    };
    if (weekday !== 0)
      for (let deposit = 0; deposit < plan.depositsPerDay; deposit += 1) {
        const amount = vary(plan.salesPerDay / plan.depositsPerDay, 0.15);
        add(deposit === 0 ? 'MONERIS MERCHANT DEPOSIT' : 'E-TRANSFER CUSTOMER PAYMENT', amount);
        unpaidCosts += Math.floor((amount * plan.costPercent) / 100);
      }
    if (weekday === 4) {
      const bill = Math.floor(unpaidCosts * 0.55);
      add('SYSCO FOODS SUPPLIER PMT', -bill);
      unpaidCosts -= bill;
    }
    if (weekday === 5) {
      const wages = Math.floor(unpaidCosts * 0.9);
      add('PAYROLL CERIDIAN', -wages);
      unpaidCosts -= wages;
      for (const lender of plan.lenders) add(lender.name, -lender.weekly);
    }
    if (date.getUTCDate() === 1) add('MONTHLY ACCOUNT FEE', -4_500);
    if (date.getUTCDate() === 15 && plan.days > 200) {
      add('TRANSFER TO SAVINGS', -25_000);
      add('GST REFUND CANADA', 6_000);
    }
    if (nsfDays.has(daysAgo)) {
      add('NSF RETURNED PAYMENT', 20_000);
      add('HYDRO ONE BILL', -20_000);
      add('NSF FEE', -4_800);
    }
  }
  return lines;
}
