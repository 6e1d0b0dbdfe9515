import { z } from 'zod';
import type { PhoneLine, Refusal, SmsService } from '../../platform/mail';
import { fetchWithoutRedirect } from '../requests';

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or the SID of a messaging service (`MG…`). */
  readonly from: string;
  readonly fetch: typeof fetch;
  /** For tests; default is the vendor's hosts. */
  readonly hosts?: { readonly messages: string; readonly lookups: string };
}

const defaultHosts = { messages: 'https://api.twilio.com', lookups: 'https://lookups.twilio.com' };
const timeoutMs = 8000;

/**
 * Error codes of the Messages resource (twilio.com/docs/api/errors) that say more than `undeliverable`.
 */
const refusalsByCode: Readonly<Record<number, Refusal>> = {
  21614: 'landline',
  21635: 'landline',
  30006: 'landline',
  60205: 'landline',
  21408: 'foreign',
  21612: 'foreign',
  20429: 'unavailable',
};

/** Line types of Lookup v2 that cannot receive SMS. `fixedVoip` often can, so sending decides. */
const nonSmsTypes = new Set(['landline', 'tollFree', 'premium', 'sharedCost', 'uan', 'voicemail', 'pager']);

const errorBody = z.object({ code: z.int().optional() });
const lookupBody = z.object({
  country_code: z.string().nullable(),
  line_type_intelligence: z.object({ type: z.string().nullish(), error_code: z.int().nullish() }).nullish(),
});

/**
 * Twilio's Messages and Lookup v2 (twilio.com/docs/lookup/v2-api/line-type-intelligence) over HTTP. Line types
 * of Canadian numbers need the vendor's approval; without it (error 60601) the line is `unknown` and sending decides.
 */
export function createTwilio(options: TwilioOptions): SmsService {
  const { accountSid, from, hosts = defaultHosts } = options;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${options.authToken}`).toString('base64')}`;
  const request = (url: string, init: RequestInit = {}): Promise<Response> =>
    fetchWithoutRedirect(
      url,
      { ...init, headers: { authorization }, signal: AbortSignal.timeout(timeoutMs) },
      options.fetch,
    );

  return {
    sendSms: async ({ to, text }) => {
      const sender: [string, string] = from.startsWith('MG') ? ['MessagingServiceSid', from] : ['From', from];
      const body = new URLSearchParams([['To', to], ['Body', text], sender]);
      try {
        const url = `${hosts.messages}/2010-04-01/Accounts/${accountSid}/Messages.json`;
        const response = await request(url, { method: 'POST', body });
        if (response.ok) return { sent: true };
        const { code } = errorBody.parse(await response.json());
        return { sent: false, reason: toRefusal(response.status, code) };
      } catch {
        return { sent: false, reason: 'unavailable' };
      }
    },

    lookUpLine: async (phone) => {
      try {
        const url = `${hosts.lookups}/v2/PhoneNumbers/${encodeURIComponent(phone)}`;
        const response = await request(`${url}?Fields=line_type_intelligence`);
        return response.ok ? toLine(lookupBody.parse(await response.json())) : unknownLine;
      } catch {
        return unknownLine;
      }
    },
  };
}

const unknownLine: PhoneLine = { kind: 'unknown', country: null };

function toRefusal(status: number, code: number | undefined): Refusal {
  const refusal = code === undefined ? undefined : refusalsByCode[code];
  return refusal ?? (status === 429 || status >= 500 ? 'unavailable' : 'undeliverable');
}

function toLine({ country_code, line_type_intelligence }: z.infer<typeof lookupBody>): PhoneLine {
  const type = line_type_intelligence?.type ?? '';
  if (type === 'mobile') return { kind: 'mobile', country: country_code };
  return { kind: nonSmsTypes.has(type) ? 'landline' : 'unknown', country: country_code };
}
