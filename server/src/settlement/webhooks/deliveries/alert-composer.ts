import { formatDate } from '@tamarack/core/calendar/format-date';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../../platform/database';
import { type AddressedMail, composeBrandedMail, type MailComposer } from '../../../platform/mail';
import { type AlertRecipient, findAlertRecipient } from '../endpoint-repository';
import type { AlertTexts } from './texts/alert-texts';
import { alertEn } from './texts/alert-texts-en';
import { alertFr } from './texts/alert-texts-fr';

const texts: Readonly<Record<Language, AlertTexts>> = { en: alertEn, fr: alertFr };

/** Data fixed when the mail about a disabled endpoint was queued. */
export const buildAlertDetails = (failingSince: Date) => ({ failingSince: failingSince.toISOString() });

/**
 * Composes the mail about an endpoint that was disabled because its deliveries failed. It goes to the address for
 * remittance advices.
 */
export const createAlertComposer = ({ database }: { readonly database: Executor }): MailComposer => ({
  compose: async ({ about: endpointId, details }) => {
    const { failingSince } = details;
    const recipient = await findAlertRecipient(database, endpointId);
    return recipient && failingSince !== undefined
      ? composeAlertMail(recipient, new Date(failingSince))
      : null;
  },
});

function composeAlertMail(recipient: AlertRecipient, failingSince: Date): AddressedMail | null {
  const { merchant, url, email, language } = recipient;
  if (email === null || language === null) return null;
  const { subject, blocks } = texts[language]({
    merchant,
    // the rest of a URL may contain a key
    host: new URL(url).host,
    since: formatDate(dateIn(failingSince), language),
  });
  return composeBrandedMail(email, language, subject, blocks);
}
