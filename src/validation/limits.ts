/** Limits of all rules (specification, sections 5 and 9). */
export const limits = {
  firstNameLength: 40,
  lastNameLength: 80,
  emailLength: 80,
  codeLength: 6,
  /** Years; one more in some provinces (age-of-majority.ts). */
  adultAge: 18,
  /** Years. Catches a mistyped century. */
  oldestAge: 120,
  /** Cents. Minimum invoice amount and minimum credit applied to one. */
  invoiceMinimum: 100_00,
  /** Bytes; "15mb" counts in binary units. */
  fileSize: 15 * 1024 * 1024,
  statementsSize: 150 * 1024 * 1024,
  /** "Fewer than 20 files". */
  statementsCount: 19,
  /** Files per response to a reviewer. */
  supportingCount: 10,
  supportingSize: 50 * 1024 * 1024,
  /** Characters of a response to a reviewer. */
  answerLength: 2000,
} as const;

export const MINIMUM_BUSINESS_AGE_MONTHS = 6;

/** Comma-separated, for `accept` of a file input. */
export const allowedFiles = {
  invoice: 'application/pdf,image/*',
  voidCheque: 'application/pdf,image/*',
  statement: 'application/pdf',
  supporting: 'application/pdf,image/*',
} as const;
