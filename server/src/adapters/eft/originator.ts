import type { PayeeAccount } from '../../settlement/payouts';

/** Identifiers that the provider's bank assigns for sending credits. */
export interface Originator {
  /** Originator id, ten characters. */
  readonly id: string;
  /** Five digits: the data centre that processes the file. */
  readonly dataCentre: string;
  /** At most 15 characters, shown on the payee's statement. */
  readonly shortName: string;
  /** At most 30 characters. */
  readonly longName: string;
  /** Account that the payments are debited from, and returned payments are credited to. */
  readonly settlement: PayeeAccount;
  /** Two characters assigned by the bank, or empty. */
  readonly settlementCode: string;
  /** Three digits: 460, accounts payable. */
  readonly transactionCode: string;
  /** Separator after each record: banks require a line end, or none. */
  readonly recordEnd: '\r\n' | '\n' | '';
}
