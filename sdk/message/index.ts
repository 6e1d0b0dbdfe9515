/** Entry of the price message. Loading it defines the element. */
import { toEligibility } from '@tamarack/core/protocol/eligibility';
import { defineOnce } from '../elements/dom';
import { elementNames } from '../elements/names';
import { chooseLanguage, readSettings } from '../elements/settings';
import { describePrice } from './describe';
import { MessageElement } from './element';
import type { MessageModule } from './options';
import { getRates } from './rates';

defineOnce(elementNames.message, MessageElement);

/** See `MessageModule`. */
export const checkEligibility: MessageModule['checkEligibility'] = async ({ amount, ...input }) => {
  if (!Number.isFinite(amount)) throw new Error(`amount: expected dollars such as 4850.40, got ${amount}`);
  const rates = await getRates(readSettings(import.meta.url, input));
  return toEligibility(rates, Math.round(amount * 100));
};

/** See `MessageModule`. */
export const getPriceMessage: MessageModule['getPriceMessage'] = async ({ amount, language, ...input }) => {
  const rates = await getRates(readSettings(import.meta.url, input));
  const chosen = chooseLanguage(language, document.documentElement.lang);
  const sentence = describePrice(rates, Math.round(amount * 100), chosen);
  if (!sentence) return null;
  const { text, payment } = sentence;
  return { text, example: payment && (await import('./panel')).describeExample(payment, chosen) };
};
