import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Language } from '@tamarack/core/language';
import type { Api, PressKey } from '../api/api';
import type { ApplicationView } from '../api/types';
import { testEnvironment } from '../test-environment';

export interface CallContext {
  readonly api: Api;
  readonly press: PressKey;
  readonly language: Language;
}

/**
 * The API's call for an event whose effect changes something; null where there is none. The upload of an invoice has
 * its own way, with its progress (`uploads.ts`).
 */
export function callFor(event: FlowEvent, context: CallContext): Promise<ApplicationView> | null {
  const { api, press, language } = context;
  switch (event.type) {
    case 'answerEligibility':
      return api.confirmEligibility(press, event.eligible);
    case 'sendPhoneCode':
      return api.sendPhoneCode(press, event.phone, language);
    case 'confirmPhoneCode':
      return api.confirmPhoneCode(press, event.code);
    case 'changePhone':
      return api.changePhone(press);
    case 'sendEmailCode':
      return api.sendEmailCode(press, event.email, language);
    case 'confirmEmailCode':
      return api.confirmEmailCode(press, event.code);
    case 'changeEmail':
      return api.changeEmail(press);
    case 'savePersonal':
      return api.savePersonal(press, event.personal);
    case 'saveBusiness':
      return api.saveBusiness(press, event.business);
    case 'saveSin':
      return api.saveSin(press, event.sin);
    case 'completeConnection': {
      const { connectionId, loginId, institution, accountId } = event;
      return api.completeConnection(press, { connectionId, loginId, institution, accountId });
    }
    case 'disconnectBank':
      return api.disconnectBank(press);
    case 'submitDocuments':
      return api.submitDocuments(press, event.account);
    case 'answerRequest':
      return api.answerRequest(press, event.text);
    case 'requestReconsideration':
      return api.requestReconsideration(press, event.observations);
    case 'startScoring':
    case 'retry':
      return api.startScoring(press);
    case 'acceptQualification':
      return api.acceptQualification(press, event.part);
    case 'requestFinalReview':
      return api.requestFinalReview(press);
    case 'enterInvoice':
      return api.enterInvoice(press, event.invoice);
    case 'confirmInvoice':
      return api.confirmInvoice(press, event.invoice);
    case 'confirmPartialPayment':
      return api.confirmPartialPayment(press);
    case 'selectOption':
      return api.selectOption(press, event.optionId);
    case 'sign':
      return api.sign(press, event.signature);
    case 'completePurchase':
      return api.completePurchase(press);
    default:
      // Folded away with its name where there is no such thing.
      return testEnvironment && event.type === 'bypassBank' ? (api.bypassBank?.(press) ?? null) : null;
  }
}
