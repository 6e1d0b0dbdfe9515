import { languages } from '@tamarack/core/language';
import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import type { PayeeInput } from '../../src/settlement/payouts';

/** The form's fields, as entered. */
export const payeeFormBody = z.object({
  legalName: field(z.string().trim().max(200)),
  institution: field(z.string().trim().max(20)),
  transit: field(z.string().trim().max(20)),
  number: field(z.string().trim().max(30)),
  remittanceEmail: field(z.string().trim().max(320)),
  language: field(z.enum(languages)),
});

export type PayeeForm = z.output<typeof payeeFormBody>;

export const emptyPayeeForm: PayeeForm = {
  legalName: '',
  institution: '',
  transit: '',
  number: '',
  remittanceEmail: '',
  language: 'en',
};

export type PayeeFormErrors = Partial<Readonly<Record<keyof PayeeForm, string>>>;

export const toPayeeInput = ({ remittanceEmail, ...rest }: PayeeForm): PayeeInput => ({
  ...rest,
  remittanceEmail: remittanceEmail === '' ? null : remittanceEmail,
});

const fieldTexts: Readonly<Record<string, readonly [name: keyof PayeeForm, error: string]>> = {
  '/legalName': ['legalName', 'Enter the name of the account holder.'],
  '/institution': ['institution', 'Enter three digits.'],
  '/transit': ['transit', 'Enter five digits.'],
  '/number': ['number', 'Enter seven to twelve digits.'],
  '/remittanceEmail': ['remittanceEmail', 'Enter an email address, or leave it empty.'],
};

/** Errors of the service, by field. */
export const toPayeeFormErrors = (errors: readonly { readonly path: string }[]): PayeeFormErrors =>
  Object.fromEntries(errors.flatMap(({ path }) => (fieldTexts[path] ? [fieldTexts[path]] : [])));
