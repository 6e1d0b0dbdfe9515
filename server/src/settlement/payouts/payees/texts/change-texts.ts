import type { Block } from '../../../../platform/mail';
import type { PayeeMailKind } from '../notify-merchant';

/** Texts of the mails about a change of a merchant's payout account, in one language. */
export type ChangeTexts = Readonly<
  Record<
    PayeeMailKind,
    (data: {
      readonly merchant: string;
      readonly accountEnding: string;
      /** Null if the merchant had no account. */
      readonly formerAccountEnding: string | null;
    }) => { readonly subject: string; readonly blocks: readonly Block[] }
  >
>;
