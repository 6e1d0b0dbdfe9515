/** Every limit of the rules, in one place (specification, sections 5 and 9; design: api, "Settled numbers"). */
export const limits = {
  firstNameLength: 40,
  lastNameLength: 80,
  emailLength: 80,
  codeLength: 6,
  /** Years. */
  adultAge: 18,
  /** Years: nobody older asks for a loan, but many type a wrong century. */
  oldestAge: 120,
  /** Cents: least invoice, and least credit applied to one. */
  invoiceMinimum: 100_00,
  /** Bytes; "15mb" is counted as disks and mail programs show it. */
  fileSize: 15 * 1024 * 1024,
  statementsSize: 150 * 1024 * 1024,
  /** "Fewer than 20 files". */
  statementsCount: 19,
  /** Files beside one answer to a reviewer. */
  supportingCount: 10,
  supportingSize: 50 * 1024 * 1024,
  /** Characters of what an applicant writes to a reviewer. */
  answerLength: 2000,
} as const;

export const MINIMUM_BUSINESS_AGE_MONTHS = 6;

/** Comma-separated, as `accept` of a file field takes it. */
export const allowedFiles = {
  invoice: 'application/pdf,image/*',
  voidCheque: 'application/pdf,image/*',
  statement: 'application/pdf',
  supporting: 'application/pdf,image/*',
} as const;
