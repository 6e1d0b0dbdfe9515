import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Language } from '@tamarack/core/language';
import type { Api, IdempotencyKey } from '../api/api';
import { getProblem } from '../api/failure';
import type { ApplicationView } from '../api/types';
import { testEnvironment } from '../environment/test-environment';

interface CallContext {
  readonly api: Api;
  readonly idempotencyKey: IdempotencyKey;
  readonly language: Language;
  /** Before the event. */
  readonly view: ApplicationView;
  /** The session's token is ended; see `WidgetState`. */
  readonly ended: boolean;
}

/**
 * The API call for an event that changes something; null if there is none. Invoice uploads are sent by
 * `uploads`, with progress.
 */
export function callApi(event: FlowEvent, context: CallContext): Promise<ApplicationView> | null {
  const { api, idempotencyKey, language } = context;
  switch (event.type) {
    case 'answerEligibility':
      return api.confirmEligibility(idempotencyKey, event.eligible);
    case 'sendPhoneCode':
      return api.sendPhoneCode(idempotencyKey, event.phone, language);
    case 'confirmPhoneCode':
    case 'confirmEmailCode':
    case 'completeConnection':
    case 'proveEmail':
    case 'savePersonal':
    case 'saveSin':
    case 'startOver':
    case 'submitDocuments':
    case 'usePasskey':
      return event.submit().then(() => api.application());
    case 'disconnectBank':
      return event
        .submit()
        .then(() => (context.ended ? withFacts(context, { bank: 'disconnected' }) : api.application()));
    case 'sign':
      return event.submit().then(() => readSigned(context));
    case 'changePhone':
      return api.changePhone(idempotencyKey);
    case 'sendEmailCode':
      return api.sendEmailCode(idempotencyKey, event.email, language);
    case 'changeEmail':
      return api.changeEmail(idempotencyKey);
    case 'saveBusiness':
      return api.saveBusiness(idempotencyKey, event.business);
    case 'answerRequest':
      return api.answerRequest(idempotencyKey, event.text);
    case 'requestReconsideration':
      return api.requestReconsideration(idempotencyKey, event.observations);
    case 'startScoring':
    case 'retry':
      return api.startScoring(idempotencyKey);
    case 'acceptQualification':
      return api.acceptQualification(idempotencyKey, event.part);
    case 'requestFinalReview':
      return api.requestFinalReview(idempotencyKey);
    case 'enterInvoice':
      return api.enterInvoice(idempotencyKey, event.invoice);
    case 'confirmInvoice':
      return api.confirmInvoice(idempotencyKey, event.invoice);
    case 'confirmPartialPayment':
      return api.confirmPartialPayment(idempotencyKey);
    case 'selectOption':
      return api.selectOption(idempotencyKey, event.optionId);
    case 'completePurchase':
      return api.completePurchase(idempotencyKey);
    default:
      // A production build removes this branch.
      return testEnvironment && event.type === 'bypassBank'
        ? (api.bypassBank?.(idempotencyKey) ?? null)
        : null;
  }
}

/** A customer who signed is not shown the agreement again if the network fails right after the signature. */
const readSigned = (context: CallContext): Promise<ApplicationView> =>
  context.api.application().catch((error: unknown) => {
    if (getProblem(error) !== null) throw error;
    return withFacts(context, { agreement: 'signed' });
  });

/** The view after a frame's action, if it cannot be read. */
const withFacts = ({ view }: CallContext, facts: Partial<ApplicationView['facts']>): ApplicationView => ({
  ...view,
  facts: { ...view.facts, ...facts },
});
