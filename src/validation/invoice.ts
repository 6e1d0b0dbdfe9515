import type { Cents } from '../money/cents';
import type { InvoiceInput } from './inputs';
import { limits } from './limits';
import { tidy, validateRequired } from './text';
import type { FieldChecks, ValidationCode } from './validation-codes';

/** Invoice of a form; amounts are null if empty or not an amount. */
export interface InvoiceForm {
  readonly site: string;
  readonly number: string;
  readonly amount: Cents | null;
  readonly payable: Cents | null;
}

interface AmountCodes {
  readonly missing: ValidationCode;
  readonly tooLittle: ValidationCode;
  readonly tooMuch?: ValidationCode;
}

/** Letters, digits and common punctuation, at most 50 characters, none of them invisible. */
const invoiceNumber =
  /^(?=.{1,50}$)(?!.*\p{Default_Ignorable_Code_Point})#?[\p{L}\p{N}][\p{L}\p{N} ./#_-]*$/u;

/** Normalizes an invoice number for validation and storage. All dashes become hyphens. */
export const normalizeInvoiceNumber = (text: string): string => tidy(text).replace(/\p{Pd}/gu, '-');

export function validateInvoiceNumber(text: string): ValidationCode | null {
  const missing = validateRequired(text, 'invoiceNumberRequired');
  return missing ?? (invoiceNumber.test(normalizeInvoiceNumber(text)) ? null : 'invoiceFormat');
}

function validateAmount(amount: Cents | null, codes: AmountCodes, maximum: Cents): ValidationCode | null {
  if (amount === null) return codes.missing;
  if (!Number.isSafeInteger(amount) || amount < limits.invoiceMinimum) return codes.tooLittle;
  return codes.tooMuch !== undefined && amount > maximum ? codes.tooMuch : null;
}

const amountCodes: AmountCodes = { missing: 'invoiceAmountRequired', tooLittle: 'invoiceAmountMinimum' };
const payableCodes: AmountCodes = {
  missing: 'payableRequired',
  tooLittle: 'payableMinimum',
  tooMuch: 'payableMaximum',
};
const appliedCodes: AmountCodes = {
  missing: 'creditAppliedRequired',
  tooLittle: 'creditAppliedMinimum',
  tooMuch: 'creditAppliedMaximum',
};

const getMaximum = (amount: Cents | null, credit: Cents): Cents => Math.min(amount ?? credit, credit);

/**
 * Validates an invoice read from a file or a link.
 *
 * @param credit usable credit in cents; the payable amount must not exceed it or the invoice amount
 */
export function validateInvoice(form: InvoiceForm, credit: Cents): FieldChecks<keyof InvoiceInput> {
  return {
    site: validateRequired(form.site, 'siteRequired'),
    number: validateInvoiceNumber(form.number),
    amount: validateAmount(form.amount, amountCodes, Number.POSITIVE_INFINITY),
    payable: validateAmount(form.payable, payableCodes, getMaximum(form.amount, credit)),
  };
}

/** Validates a manually entered invoice, whose payable amount is the applied credit. */
export function validateManualInvoice(
  form: Omit<InvoiceForm, 'site'>,
  credit: Cents,
): FieldChecks<Exclude<keyof InvoiceInput, 'site'>> {
  return {
    number: validateInvoiceNumber(form.number),
    amount: validateAmount(form.amount, amountCodes, Number.POSITIVE_INFINITY),
    payable: validateAmount(form.payable, appliedCodes, getMaximum(form.amount, credit)),
  };
}
