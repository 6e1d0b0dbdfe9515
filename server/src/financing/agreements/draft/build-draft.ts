import { dateIn } from '@tamarack/core/calendar/plain-date';
import { isActionAllowed } from '@tamarack/core/flow/action-guards';
import { computeInvoiceBalance, getConfirmedInvoice, getFinancedAmount } from '@tamarack/core/flow/credit';
import type { Language } from '@tamarack/core/language';
import { buildDueDates } from '@tamarack/core/lending/due-dates';
import type { ApplicationsService, Session } from '../../../intake/applications';
import { isCapturedManually } from '../../../intake/checkouts';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys, SealingKeys } from '../../../platform/keys';
import type { BankingService, DebitAccount as KnownAccount } from '../../../underwriting/banking';
import type { OffersService, StoredOption } from '../../offers';
import { type AgreementContent, hashText, toCanonicalJson } from '../content/content';
import { type AgreementTerms, type DebitAccount, isFrenchFirst } from '../content/terms';
import { composeAgreement } from './compose-agreement';

type Parties = NonNullable<Awaited<ReturnType<ApplicationsService['findParties']>>>;

/** The data of the agreement to sign now. */
export interface Draft {
  readonly option: StoredOption;
  readonly parties: Parties;
  readonly terms: AgreementTerms;
}

/** A draft in one language: the content, its canonical bytes and their hash. */
export interface AgreementVersion {
  readonly content: AgreementContent;
  readonly text: string;
  readonly hash: string;
}

export interface DraftDeps {
  readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
  readonly applications: ApplicationsService;
  readonly offers: OffersService;
  readonly banking: BankingService;
  readonly now: () => Date;
}

/**
 * The agreement's current terms: the chosen option, dated today. Throws `step-not-allowed` if nothing can be signed,
 * or where the option no longer matches the amount to finance.
 */
export async function buildDraft(executor: Executor, session: Session, deps: DraftDeps): Promise<Draft> {
  const { applicationId } = session;
  const facts = await deps.applications.getFacts(executor, applicationId);
  const option = await deps.offers.findSelected(executor, applicationId);
  const parties = await deps.applications.findParties(executor, applicationId);
  if (!isActionAllowed('sign', facts) || option === null || parties === null)
    throw problem('step-not-allowed');
  if (option.schedule.principal !== getFinancedAmount(facts)) throw problem('step-not-allowed');
  const account = await deps.banking.findDebitAccount(executor, applicationId);
  const preparedOn = dateIn(deps.now(), parties.timeZone);
  const onShipment = await isCapturedManually(executor, session.checkoutId);
  const invoice = getConfirmedInvoice(facts);
  return {
    option,
    parties,
    terms: {
      reference: formatReference(applicationId),
      preparedOn,
      timeZone: parties.timeZone,
      frenchFirst: isFrenchFirst(parties.borrower.address.province),
      borrower: parties.borrower,
      naturalPerson: parties.naturalPerson,
      signer: `${parties.signer.first} ${parties.signer.last}`,
      merchant: parties.merchant,
      orderReference: parties.orderReference,
      invoice: invoice && {
        number: parties.invoiceNumber,
        total: invoice.amount,
        balance: computeInvoiceBalance(facts),
      },
      annualRate: option.annualRate,
      apr: option.apr,
      schedule: option.schedule,
      onShipment,
      dueOn: onShipment ? [] : buildDueDates(preparedOn, option.termWeeks),
      account: account && toShownAccount(account),
    },
  };
}

export function buildVersion(draft: Draft, language: Language): AgreementVersion {
  const content = composeAgreement(draft.terms, language);
  const text = toCanonicalJson(content);
  return { content, text, hash: hashText(text) };
}

/**
 * The part of an account that is written into an agreement: enough for its owner to recognize it, not enough for
 * another person to use it.
 */
const toShownAccount = ({ bank, institution, transit, number }: KnownAccount): DebitAccount => ({
  institution: bank,
  institutionNumber: institution,
  transit,
  accountEnding: number.slice(-4),
});

/** The random end of the application's id, in groups that are easy to read out: `4F2A-91BC-00D1`. */
function formatReference(applicationId: string): string {
  return (applicationId.slice(-12).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
