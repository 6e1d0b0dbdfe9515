import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { RateBps } from '@tamarack/core/lending/rate';
import type { Schedule } from '@tamarack/core/lending/schedule';
import type { Cents } from '@tamarack/core/money/cents';
import type { AddressInput, ProvinceCode } from '@tamarack/core/validation/inputs';

/** The account that is debited, as reported by the bank. Null if no bank was connected (test environments). */
export interface DebitAccount {
  /** Name of the institution; empty if only its number is known. */
  readonly institution: string;
  readonly institutionNumber: string;
  readonly transit: string;
  /** Last digits only. */
  readonly accountEnding: string;
}

/** The invoice that the loan pays, in whole or in part. */
interface FinancedInvoice {
  readonly number: string | null;
  readonly total: Cents;
  /** The amount that the borrower still has to pay the merchant. */
  readonly balance: Cents;
}

/** The terms of an agreement, independent of the language. */
export interface AgreementTerms {
  readonly reference: string;
  /** The date in the business's time zone. */
  readonly preparedOn: PlainDate;
  /** IANA name of the business's time zone. */
  readonly timeZone: string;
  /** A business in Quebec: the French version comes first, the English one only at its express request. */
  readonly frenchFirst: boolean;
  readonly borrower: {
    readonly legal: string;
    readonly businessAs: string;
    readonly address: AddressInput;
  };
  /** The borrower is a sole proprietor, so the debits are personal ones. */
  readonly naturalPerson: boolean;
  /** The person who signs for the borrower. */
  readonly signer: string;
  readonly merchant: string;
  readonly orderReference: string | null;
  /** Null for a cart. */
  readonly invoice: FinancedInvoice | null;
  readonly annualRate: RateBps;
  /** Percent. */
  readonly apr: number;
  readonly schedule: Schedule;
  /** The merchant is paid, and the loan is made, in parts as it ships. The schedule is for the whole amount. */
  readonly onShipment: boolean;
  /** Due date of each instalment; empty with `onShipment`. */
  readonly dueOn: readonly PlainDate[];
  readonly account: DebitAccount | null;
}

/** `Name (number)`, or the number alone. */
export const formatInstitution = ({ institution, institutionNumber: number }: DebitAccount): string =>
  institution === '' ? number : `${institution} (${number})`;

/** Whether French has to be shown first (Charter of the French language, s. 55). */
export const isFrenchFirst = (province: ProvinceCode): boolean => province === 'QC';
