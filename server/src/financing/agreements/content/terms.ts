import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { RateBps } from '@tamarack/core/lending/rate';
import type { Schedule } from '@tamarack/core/lending/schedule';
import type { AddressInput, ProvinceCode } from '@tamarack/core/validation/inputs';

/** The account that is debited, as the bank gave it. Null where no bank was connected (test environments). */
export interface DebitAccount {
  /** Its name; empty where only the number is known. */
  readonly institution: string;
  readonly institutionNumber: string;
  readonly transit: string;
  /** Last digits only. */
  readonly accountEnding: string;
}

/** What an agreement says, before any words: the same for both languages. */
export interface AgreementTerms {
  readonly reference: string;
  readonly preparedOn: PlainDate;
  /** A business in Quebec: the French version comes first, the English one only at its express request. */
  readonly frenchFirst: boolean;
  readonly borrower: {
    readonly legal: string;
    readonly businessAs: string;
    readonly address: AddressInput;
  };
  /** The person who signs for the borrower. */
  readonly signer: string;
  readonly merchant: string;
  readonly orderReference: string | null;
  /** Of the invoice that is paid; null for a cart. */
  readonly invoiceNumber: string | null;
  readonly annualRate: RateBps;
  /** Percent. */
  readonly apr: number;
  readonly schedule: Schedule;
  /** One for each instalment. */
  readonly dueOn: readonly PlainDate[];
  readonly account: DebitAccount | null;
}

/** `Name (number)`, or the number alone. */
export const institutionOf = ({ institution, institutionNumber: number }: DebitAccount): string =>
  institution === '' ? number : `${institution} (${number})`;

/** Whether French has to be served first (Charter of the French language, s. 55). */
export const isFrenchFirst = (province: ProvinceCode): boolean => province === 'QC';
