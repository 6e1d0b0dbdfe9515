import type { PayeeAccount } from '../../settlement/payouts';

/** What the provider's bank gave it to send credits with. */
export interface Originator {
  /** Originator's id, ten characters. */
  readonly id: string;
  /** Five digits: where the file is processed. */
  readonly dataCentre: string;
  /** At most 15 characters: what the payee's statement shows. */
  readonly shortName: string;
  /** At most 30 characters. */
  readonly longName: string;
  /** Where returns go: the account that the payments are taken from. */
  readonly settlement: PayeeAccount;
  /** Two characters of the bank's, or none. */
  readonly settlementCode: string;
  /** Three digits: 460, accounts payable. */
  readonly transactionCode: string;
  /** What stands after each record: banks ask for a line end, or for none. */
  readonly recordEnd: '\r\n' | '\n' | '';
}
