/** Every message code of the rules. Its words stand in the locale files, under `validation.<code>`. */
export const validationCodes = [
  'ineligible',
  'eligibilityRequired',
  'phoneRequired',
  'phoneInvalid',
  'phoneCountry',
  'phoneLandline',
  'codeRequired',
  'codeInvalid',
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
  'sinRequired',
  'sinInvalid',
  'streetRequired',
  'cityRequired',
  'cityCharacters',
  'provinceRequired',
  'postalRequired',
  'postalInvalid',
  /** A warning: it stops nothing. */
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
  /** Its name says one kind of file, its content another. */
  'fileMismatch',
  'fileHeic',
  /** An invoice in a currency that is neither Canadian nor US dollars. */
  'fileOtherCurrency',
  'filePassword',
  'fileBroken',
  'fileInfected',
  'filePages',
  /** More picture elements than can be read. */
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

/** One wrong field: its JSON pointer in the input, and which message. */
export interface FieldError {
  readonly path: string;
  readonly code: ValidationCode;
}

/** The message for each field of an input, null where it is right. */
export type FieldChecks<Field extends string> = { readonly [F in Field]: ValidationCode | null };

/** The wrong fields of an input, in the order in which a person meets them. */
export function toFieldErrors(
  checks: Readonly<Record<string, ValidationCode | null>>,
): readonly FieldError[] {
  return Object.entries(checks).flatMap(([field, code]) =>
    code === null ? [] : [{ path: `/${field}`, code }],
  );
}
