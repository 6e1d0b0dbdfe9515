import type { FieldProblem } from '@tamarack/core/errors/catalogue';
import { languages } from '@tamarack/core/language';
import { type Cents, toDollars } from '@tamarack/core/money/cents';
import { parseMoney } from '@tamarack/core/money/parse';
import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { toLines } from '../../pages/web/lines';
import { getSettingText, type MerchantRecord, type MerchantSettings } from '../../src/parties/merchants';

const longText = z.string().max(20_000);

/** The form's fields, as entered. */
export const merchantFormBody = z.object({
  name: field(z.string().max(500)),
  legalName: field(z.string().max(500)),
  language: field(z.enum(languages)),
  logoUrl: field(z.string().trim().max(2_000)),
  origins: field(longText),
  redirectOrigins: field(longText),
  sites: field(longText),
  minimumPurchase: field(z.string().trim().max(30)),
  sin: field(z.enum(['required', 'optional'])),
  feeRate: field(z.string().trim().max(30)),
  feeFixed: field(z.string().trim().max(30)),
});

export type MerchantForm = z.output<typeof merchantFormBody>;

export type MerchantFormErrors = Partial<Readonly<Record<keyof MerchantForm, string>>>;

export const emptyMerchantForm: MerchantForm = {
  name: '',
  legalName: '',
  language: 'en',
  logoUrl: '',
  origins: '',
  redirectOrigins: '',
  sites: '',
  minimumPurchase: '0',
  sin: 'required',
  feeRate: '0',
  feeFixed: '0',
};

export const toMerchantForm = (merchant: MerchantRecord): MerchantForm => ({
  name: merchant.name,
  legalName: merchant.legalName,
  language: merchant.language,
  logoUrl: merchant.logoUrl ?? '',
  origins: merchant.origins.join('\n'),
  redirectOrigins: merchant.redirectOrigins.join('\n'),
  sites: merchant.sites.join('\n'),
  minimumPurchase: toDecimal(merchant.minimumPurchase),
  sin: merchant.sinOptional ? 'optional' : 'required',
  feeRate: String(toDollars(merchant.fee.rateBps)),
  feeFixed: toDecimal(merchant.fee.fixed),
});

/** `750`, or `750.50` with cents. */
const toDecimal = (amount: Cents): string => toDollars(amount).toFixed(amount % 100 === 0 ? 0 : 2);

/** `2.9`, `2,9 %`: to hundredths of a percent; null for anything else. */
export const parsePercent = (text: string): number | null => parseMoney(text.replace('%', ''));

/** Numbers that are none become values that the service refuses. */
export const toSettings = (form: MerchantForm): MerchantSettings => ({
  name: form.name,
  legalName: form.legalName,
  language: form.language,
  logoUrl: form.logoUrl === '' ? null : form.logoUrl,
  origins: toLines(form.origins),
  redirectOrigins: toLines(form.redirectOrigins),
  sites: toLines(form.sites),
  minimumPurchase: parseMoney(form.minimumPurchase) ?? Number.NaN,
  sinOptional: form.sin === 'optional',
  fee: { rateBps: parsePercent(form.feeRate) ?? Number.NaN, fixed: parseMoney(form.feeFixed) ?? Number.NaN },
});

const fieldNames: Readonly<Record<string, keyof MerchantForm>> = {
  '/fee/rate': 'feeRate',
  '/fee/fixed': 'feeFixed',
};

/** Errors of the service, by field; of a list, the first one with its line. */
export function toMerchantFormErrors(
  errors: readonly FieldProblem[],
  form: MerchantForm,
): MerchantFormErrors {
  const texts: Partial<Record<keyof MerchantForm, string>> = {};
  for (const { path, code } of errors) {
    const [, name = '', index] = path.split('/');
    const field = fieldNames[path] ?? (name as keyof MerchantForm);
    const line = index === undefined || fieldNames[path] ? null : toLines(form[field])[Number(index)];
    texts[field] ??= line ? `${line}: ${getSettingText(code)}` : getSettingText(code);
  }
  return texts;
}
