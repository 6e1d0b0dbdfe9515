import { dayMs } from '@tamarack/core/calendar/durations';
import { type Cents, toCents, toDollars } from '@tamarack/core/money/cents';
import { normalizeEmail, validateEmail } from '@tamarack/core/validation/email';
import { validateInvoiceNumber } from '@tamarack/core/validation/invoice';
import { limits } from '@tamarack/core/validation/limits';
import { tidy } from '@tamarack/core/validation/text';
import type { z } from 'zod';
import { problem } from '../../../platform/errors';
import type { invoiceLinkInput } from '../schemas';

export type InvoiceLinkInput = z.output<typeof invoiceLinkInput>;

/** Default, unless the merchant sets another. */
const defaultExpiryDays = 30;
const maxExpiryDays = 365;

export interface LinkTerms {
  readonly number: string;
  readonly amount: Cents;
  readonly site: string | null;
  readonly customerEmail: string | null;
  readonly customerName: string | null;
  readonly expiresAt: Date;
}

/**
 * Validates a merchant's request for a link.
 *
 * @param sites names of the merchant's sites; never empty
 * @throws `validation-failed`, naming each field and its code
 */
export function parseLinkInput(input: InvoiceLinkInput, sites: readonly string[], now: Date): LinkTerms {
  const amount = toCents(input.amount);
  const siteName = tidy(input.site ?? '') || null;
  const site = siteName === null ? null : (sites.find((each) => tidy(each) === siteName) ?? null);
  const email = input.customerEmail?.trim() || null;
  const expiresAt = input.expiresAt
    ? new Date(input.expiresAt)
    : new Date(now.getTime() + defaultExpiryDays * dayMs);
  const checks = {
    amount: amount < limits.invoiceMinimum ? 'invoiceAmountMinimum' : null,
    invoiceId: validateInvoiceNumber(input.invoiceId),
    site: siteName !== null && site === null ? 'siteUnknown' : null,
    customerEmail: email !== null || input.sendEmail ? validateEmail(email ?? '') : null,
    expiresAt: validateExpiry(expiresAt, now),
  };
  const errors = Object.entries(checks).flatMap(([field, code]) =>
    code === null ? [] : [{ path: `/${field}`, code, ...describeRule(code) }],
  );
  if (errors.length > 0) throw problem('validation-failed', { errors });
  return {
    number: tidy(input.invoiceId),
    amount,
    site,
    customerEmail: email === null ? null : normalizeEmail(email),
    customerName: tidy(input.customerName ?? '') || null,
    expiresAt,
  };
}

/** What each code's field accepts, for the merchant's developer. */
const rules: Readonly<Record<string, string>> = {
  invoiceAmountMinimum: `at least ${toDollars(limits.invoiceMinimum)}`,
  invoiceNumberRequired: 'an invoice number',
  invoiceFormat:
    'an invoice number of letters, digits and common punctuation, with at least one letter or digit',
  siteUnknown: 'one of the merchant’s sites',
  emailRequired: 'an email address, because sendEmail is true',
  emailInvalid: 'an email address',
  expiryPast: 'a time in the future',
  expiryTooFar: `a time at most ${maxExpiryDays} days from now`,
};

const describeRule = (code: string): { readonly expected?: string } => {
  const expected = rules[code];
  return expected === undefined ? {} : { expected };
};

function validateExpiry(expiresAt: Date, now: Date): string | null {
  const remainingMs = expiresAt.getTime() - now.getTime();
  if (remainingMs <= 0) return 'expiryPast';
  return remainingMs > maxExpiryDays * dayMs ? 'expiryTooFar' : null;
}
