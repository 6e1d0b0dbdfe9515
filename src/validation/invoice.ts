import type { InvoiceInput } from '../flow/inputs';
import type { Cents } from '../money/cents';
import { limits } from './limits';
import { tidy, validateRequired } from './text';
import type { FieldChecks, ValidationCode } from './validation-codes';

/** As a form holds it: amounts are null while nothing that is one is typed. */
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

/** Letters, digits and the signs that invoice numbers have, 50 characters at most; no letter that nobody sees. */
const invoiceNumber =
  /^(?=.{1,50}$)(?!.*\p{Default_Ignorable_Code_Point})#?[\p{L}\p{N}][\p{L}\p{N} ./#_-]*$/u;

/** As it is judged and saved: programs print dashes of every length for a hyphen. */
export const normalizeInvoiceNumber = (text: string): string => tidy(text).replace(/\p{Pd}/gu, '-');

export function validateInvoiceNumber(text: string): ValidationCode | null {
  const missing = validateRequired(text, 'invoiceNumberRequired');
  return missing ?? (invoiceNumber.test(normalizeInvoiceNumber(text)) ? null : 'invoiceFormat');
}

function amountError(amount: Cents | null, codes: AmountCodes, most: Cents): ValidationCode | null {
  if (amount === null) return codes.missing;
  if (!Number.isSafeInteger(amount) || amount < limits.invoiceMinimum) return codes.tooLittle;
  return codes.tooMuch !== undefined && amount > most ? codes.tooMuch : null;
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

const most = (amount: Cents | null, credit: Cents): Cents => Math.min(amount ?? credit, credit);

/**
 * An invoice that was read from a file or a link.
 * @param credit cents that can be used now; the payable amount is at most the smaller of it and the invoice
 */
export function validateInvoice(form: InvoiceForm, credit: Cents): FieldChecks<keyof InvoiceInput> {
  return {
    site: validateRequired(form.site, 'siteRequired'),
    number: validateInvoiceNumber(form.number),
    amount: amountError(form.amount, amountCodes, Number.POSITIVE_INFINITY),
    payable: amountError(form.payable, payableCodes, most(form.amount, credit)),
  };
}

/** An invoice entered by hand: its payable amount is the credit applied to it. */
export function validateManualInvoice(
  form: Omit<InvoiceForm, 'site'>,
  credit: Cents,
): FieldChecks<Exclude<keyof InvoiceInput, 'site'>> {
  return {
    number: validateInvoiceNumber(form.number),
    amount: amountError(form.amount, amountCodes, Number.POSITIVE_INFINITY),
    payable: amountError(form.payable, appliedCodes, most(form.amount, credit)),
  };
}
