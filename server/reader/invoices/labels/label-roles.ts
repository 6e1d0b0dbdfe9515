/** Role of an amount in an invoice, by the label beside it. */
const amountRoles = [
  'total',
  'due',
  'subtotal',
  'tax',
  'taxTotal',
  /** Freight, fees, rounding. */
  'added',
  'discount',
  'payment',
  'holdback',
  /** A balance from an earlier invoice. */
  'previous',
  /** An amount, count or rate that is none of these. */
  'unrelated',
] as const;

/** Fields that are not amounts. */
const fieldRoles = [
  'number',
  /** `Invoice` alone: a title, or the label right before the number. */
  'title',
  /** `No.` or `Reference` alone: the invoice number if nothing better is found. */
  'weakNumber',
  /** Order, customer and tax numbers: never the invoice number. */
  'otherNumber',
  'issued',
  /** `Date` alone. */
  'weakDate',
  'dueDate',
  'otherDate',
  'terms',
  'customer',
  'payTo',
  'currency',
] as const;

export type AmountRole = (typeof amountRoles)[number];
type FieldRole = (typeof fieldRoles)[number];
export type LabelRole = AmountRole | FieldRole;

const amountRoleSet: ReadonlySet<string> = new Set(amountRoles);
const labelRoleSet: ReadonlySet<string> = new Set([...fieldRoles, ...amountRoles]);

export const isAmountRole = (role: string): role is AmountRole => amountRoleSet.has(role);

export const isLabelRole = (role: string): role is LabelRole => labelRoleSet.has(role);
