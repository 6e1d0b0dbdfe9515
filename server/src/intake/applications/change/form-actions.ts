import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Action } from '@tamarack/core/flow/action-guards';
import type { Language } from '@tamarack/core/language';
import { type AuditAct, recordAudit } from '../../../platform/audit';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Channel } from '../../../platform/events';
import type { SealingKeys } from '../../../platform/keys';
import type { CheckoutsService } from '../../checkouts';
import {
  type BusinessBody,
  type PersonalBody,
  parseBusiness,
  parsePersonal,
  parseSin,
  pickAddress,
} from '../forms/parse-forms';
import { toCheckoutStatus } from '../record/application-state';
import type { ApplicationEvent } from '../record/events';
import { sealPerson } from '../record/person';
import { updateApplication } from '../record/repository';
import type { Session } from '../record/session';
import { toSinCell } from '../record/sin-cell';
import type { ApplicationView } from '../view';
import type { Work } from './mutate-application';

interface FormActionsDeps {
  readonly keys: SealingKeys;
  readonly checkouts: CheckoutsService;
  readonly events: Channel<ApplicationEvent>;
  readonly isIndustry: (code: string) => boolean;
  readonly now: () => Date;
  readonly mutate: (session: Session, action: Action, work: Work) => Promise<ApplicationView>;
}

/** The applicant's forms and choices; each is one mutation with its audit event. */
export function createFormActions(deps: FormActionsDeps) {
  const { keys, checkouts, events, now, mutate } = deps;

  const audit = (trx: Executor, applicationId: string, act: AuditAct, details = {}): Promise<void> =>
    recordAudit(trx, { applicationId, actor: 'applicant', act, details, at: now() });

  const sinColumns = async (id: string, sin: string) => ({
    sin_cipher: await keys.encrypt('sin', sin, toSinCell(id)),
    sin_last_three: sin.slice(-3),
  });

  return {
    confirmEligibility: (session: Session, eligible: boolean): Promise<ApplicationView> =>
      mutate(session, 'confirmEligibility', async (trx, { id }) => {
        const eligibility = eligible ? 'eligible' : 'ineligible';
        await updateApplication(trx, id, { eligibility, updated_at: now() });
        await audit(trx, id, 'application.eligibility', { eligibility });
      }),

    savePersonal: (session: Session, body: PersonalBody): Promise<ApplicationView> =>
      mutate(session, 'savePersonal', async (trx, { id, sinOptional, sinLastThree, business }) => {
        const rules = {
          today: dateIn(now()),
          sinRequired: !sinOptional,
          sinSaved: sinLastThree !== null,
        };
        const { personal, sin } = parsePersonal(body, rules);
        await updateApplication(trx, id, {
          ...(await sealPerson(keys, id, { personal })),
          ...(business?.sameAddress
            ? await sealPerson(keys, id, { business: { ...business, ...pickAddress(personal) } })
            : {}),
          ...(sin === null ? {} : await sinColumns(id, sin)),
          updated_at: now(),
        });
        await audit(trx, id, 'application.personal', { sinGiven: sin !== null });
      }),

    saveBusiness: (session: Session, body: BusinessBody): Promise<ApplicationView> =>
      mutate(session, 'saveBusiness', async (trx, { id, personal }) => {
        if (!personal) throw problem('step-not-allowed');
        const business = parseBusiness(body, personal, deps.isIndustry);
        await updateApplication(trx, id, {
          ...(await sealPerson(keys, id, { business })),
          // the last form: nothing else is to be filled in
          prefill_cipher: null,
          updated_at: now(),
        });
        await audit(trx, id, 'application.business', {
          entity: business.entity,
          industry: business.industry,
        });
      }),

    saveSin: (session: Session, text: string): Promise<ApplicationView> =>
      mutate(session, 'saveSin', async (trx, { id }) => {
        await updateApplication(trx, id, { ...(await sinColumns(id, parseSin(text))), updated_at: now() });
        await audit(trx, id, 'application.sin');
        await events.publish(trx, { type: 'sinSaved', applicationId: id });
      }),

    setLanguage: (session: Session, language: Language): Promise<ApplicationView> =>
      mutate(session, 'setLanguage', async (trx, { id, language: before }) => {
        // a session that has proven nothing changes nothing
        if (session.locked || before === language) return;
        await updateApplication(trx, id, { language, updated_at: now() });
        await audit(trx, id, 'application.language', { language });
      }),

    abandon: (session: Session): Promise<ApplicationView> =>
      mutate(session, 'abandon', async (trx, { id, checkoutId }, facts) => {
        // an ended application has nothing to lose, and leaving is idempotent
        if (facts.abandoned || ['rejected', 'inReview'].includes(toCheckoutStatus(facts))) return;
        await events.publish(trx, { type: 'offerLapsed', applicationId: id });
        await checkouts.setStatus(trx, checkoutId, 'abandoned');
        await audit(trx, id, 'application.abandoned', { checkoutId });
      }),
  };
}
