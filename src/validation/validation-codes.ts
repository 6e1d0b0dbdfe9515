/** Message codes of all rules. The locale files hold their texts as `validation.<code>`. */
export const validationCodes = [
  'ineligible',
  'eligibilityRequired',
  'phoneRequired',
  'phoneInvalid',
  'phoneCountry',
  'phoneLandline',
  'codeRequired',
  'codeInvalid',
  'passkeyInvalid',
  'emailRequired',
  'emailInvalid',
  'emailTooLong',
  'firstRequired',
  'firstTooLong',
  'firstCharacters',
  'lastRequired',
  'lastTooLong',
  'lastCharacters',
  'dobRequired',
  'dobInvalid',
  'dobUnderage',
  'dobUnder19',
  'sinRequired',
  'sinInvalid',
  /** A warning that does not block. */
  'sinDoubtful',
  'streetRequired',
  'cityRequired',
  'cityCharacters',
  'provinceRequired',
  'postalRequired',
  'postalInvalid',
  /** A warning that does not block. */
  'postalProvince',
  'countryRequired',
  'termsRequired',
  'legalRequired',
  'legalCharacters',
  'businessAsRequired',
  'businessAsCharacters',
  'entityRequired',
  'industryRequired',
  'timeInBusinessRequired',
  'timeInBusinessTooShort',
  'fileRequired',
  'fileSingle',
  'fileTooLarge',
  'fileType',
  'fileCurrency',
  'fileEmpty',
  /** File type and content differ. */
  'fileMismatch',
  'fileHeic',
  /** Invoice in a currency other than Canadian or US dollars. */
  'fileOtherCurrency',
  'filePassword',
  'fileBroken',
  'fileInfected',
  'filePages',
  /** Image with too many pixels to process. */
  'filePicture',
  'siteRequired',
  'invoiceNumberRequired',
  'invoiceFormat',
  'invoiceAmountRequired',
  'invoiceAmountMinimum',
  'payableRequired',
  'payableMinimum',
  'payableMaximum',
  'creditAppliedRequired',
  'creditAppliedMinimum',
  'creditAppliedMaximum',
  'statementsRequired',
  'statementsTooMany',
  'statementsTooLarge',
  'statementsNames',
  'monthsInvalid',
  'supportingTooMany',
  'supportingTooLarge',
  'answerRequired',
  'answerTooLong',
  'transitRequired',
  'transitInvalid',
  'institutionRequired',
  'institutionInvalid',
  'accountRequired',
  'accountInvalid',
  'signatureRequired',
  'signatureMismatch',
  'agreementRequired',
  'agreementChanged',
] as const;

export type ValidationCode = (typeof validationCodes)[number];

/** Invalid field: its JSON pointer and message code. */
export interface FieldError {
  readonly path: string;
  readonly code: ValidationCode;
}

/** Message code of each field, null if valid. */
export type FieldChecks<Field extends string> = { readonly [F in Field]: ValidationCode | null };

/** Lists the invalid fields in the order of the form. */
export function toFieldErrors(
  checks: Readonly<Record<string, ValidationCode | null>>,
): readonly FieldError[] {
  return Object.entries(checks).flatMap(([field, code]) =>
    code === null ? [] : [{ path: `/${field}`, code }],
  );
}
