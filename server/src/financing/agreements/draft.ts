import { dateIn } from '@tamarack/core/calendar/plain-date';
import { isActionAllowed } from '@tamarack/core/flow/action-guards';
import { getFinancedAmount } from '@tamarack/core/flow/credit';
import type { Language } from '@tamarack/core/language';
import { buildDueDates } from '@tamarack/core/lending/due-dates';
import type { Session } from '../../intake/sessions/session';
import type { Executor } from '../../platform/database/executor';
import { problem } from '../../platform/errors/problem';
import type { StoredOption } from '../offers/repository';
import { compose } from './compose';
import { type AgreementContent, canonical, hashOf } from './content';
import { type AccountPort, type Parties, type PartiesPort, type SelectionPort, shownAccount } from './ports';
import { type AgreementTerms, isFrenchFirst } from './terms';

/** What would be signed now. */
export interface Draft {
  readonly option: StoredOption;
  readonly parties: Parties;
  readonly terms: AgreementTerms;
}

/** A draft in one language: the content, its canonical bytes and their hash. */
export interface Version {
  readonly content: AgreementContent;
  readonly text: string;
  readonly hash: string;
}

export interface DraftPorts {
  readonly applications: PartiesPort;
  readonly offers: SelectionPort;
  readonly banking: AccountPort;
  readonly now: () => Date;
}

/**
 * The agreement's terms as of now: the chosen option, dated today. Throws `step-not-allowed` where nothing can be
 * signed, or where the option is no longer for what is to be financed.
 */
export async function draftOf(executor: Executor, session: Session, ports: DraftPorts): Promise<Draft> {
  const { applicationId } = session;
  const facts = await ports.applications.facts(executor, applicationId);
  const option = await ports.offers.selected(executor, applicationId);
  const parties = await ports.applications.parties(executor, applicationId);
  if (!isActionAllowed('sign', facts) || option === null || parties === null)
    throw problem('step-not-allowed');
  if (option.schedule.principal !== getFinancedAmount(facts)) throw problem('step-not-allowed');
  const account = await ports.banking.debitAccount(executor, applicationId);
  const preparedOn = dateIn(ports.now());
  return {
    option,
    parties,
    terms: {
      reference: referenceOf(applicationId),
      preparedOn,
      frenchFirst: isFrenchFirst(parties.borrower.address.province),
      borrower: parties.borrower,
      signer: `${parties.signer.first} ${parties.signer.last}`,
      merchant: parties.merchant,
      orderReference: parties.orderReference,
      invoiceNumber: parties.invoiceNumber,
      annualRate: option.annualRate,
      apr: option.apr,
      schedule: option.schedule,
      dueOn: buildDueDates(preparedOn, option.termWeeks),
      account: account && shownAccount(account),
    },
  };
}

export function versionOf(draft: Draft, language: Language): Version {
  const content = compose(draft.terms, language);
  const text = canonical(content);
  return { content, text, hash: hashOf(text) };
}

/** The random end of the application's id, in groups a person can read out: `4F2A-91BC-00D1`. */
function referenceOf(applicationId: string): string {
  return (applicationId.slice(-12).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
