import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../platform/database/executor';
import type { Jobs } from '../../platform/jobs/jobs';
import { type AddressedMail, workHeldMails } from '../../platform/mail/held-mails';
import { layOut, senderLine } from '../../platform/mail/layout';
import type { MailSender } from '../../platform/mail/ports';
import * as alerts from './alert-repository';
import type { AlertTexts } from './text/alert';
import { alertEn } from './text/alert-en';
import { alertFr } from './text/alert-fr';

const queue = 'webhook-alert';

/** What a merchant's people are told where its server cannot be reached. */
export interface Alerts {
  /** In the transaction that disables it. Mailed to where the merchant's remittance advice goes, if it goes anywhere. */
  endpointGivenUp(
    trx: Executor,
    told: { readonly endpointId: string; readonly failingSince: Date },
  ): Promise<void>;
}

const texts: Readonly<Record<Language, AlertTexts>> = { en: alertEn, fr: alertFr };

export function createAlerts(deps: {
  readonly database: Executor;
  readonly jobs: Jobs;
  readonly messages: MailSender;
  readonly now: () => Date;
}): Alerts {
  const { database, jobs, now } = deps;

  workHeldMails<alerts.AlertRow>(deps, queue, {
    find: (id) => alerts.findAlert(database, id),
    table: 'webhook_alert',
    write: async (row) => alertMail(row),
  });

  return {
    endpointGivenUp: async (trx, told) => {
      const mailId = await alerts.insertAlert(trx, { ...told, now: now() });
      await jobs.send(trx, queue, { mailId });
    },
  };
}

function alertMail({ merchant, url, email, language, failingSince }: alerts.AlertRow): AddressedMail | null {
  if (email === null || language === null) return null;
  const { subject, blocks } = texts[language]({
    merchant,
    // the rest of an address may hold a key
    host: new URL(url).host,
    since: formatDate(dateIn(failingSince), language),
  });
  return {
    to: email,
    subject: `${brand.product} – ${subject}`,
    ...layOut({ language, title: subject, blocks: [...blocks, { small: senderLine }] }),
  };
}
