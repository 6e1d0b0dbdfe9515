import { describe, expect, it } from 'vitest';
import { createTwilio } from '../../../../server/src/adapters/twilio/twilio';

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly authorization: string | null;
  readonly body: Record<string, string>;
}

/** An adapter over a vendor that always gives one answer, and what it was asked. */
function twilio(answer: () => Response, from = '+14165550000') {
  const asked: Asked[] = [];
  const adapter = createTwilio({
    accountSid: 'AC1',
    authToken: 'secret',
    from,
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      asked.push({
        url: String(url),
        method: init?.method ?? 'GET',
        authorization: headers.get('authorization'),
        body: Object.fromEntries(new URLSearchParams(String(init?.body ?? ''))),
      });
      return answer();
    },
  });
  return { adapter, asked };
}

const sms = { to: '+14165551234', text: 'Hello' };
const refusing = (status: number, code?: number) => () => Response.json({ code, message: 'no' }, { status });

describe('sending an SMS through Twilio', () => {
  it('posts the message with the account’s credentials', async () => {
    const { adapter, asked } = twilio(() => Response.json({ sid: 'SM1', status: 'queued' }, { status: 201 }));
    expect(await adapter.sendSms(sms)).toEqual({ sent: true });
    expect(asked).toEqual([
      {
        url: 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json',
        method: 'POST',
        authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
        body: { To: '+14165551234', Body: 'Hello', From: '+14165550000' },
      },
    ]);
  });

  it('sends through a messaging service where one is named', async () => {
    const { adapter, asked } = twilio(() => Response.json({}, { status: 201 }), 'MG9');
    await adapter.sendSms(sms);
    expect(asked[0]?.body).toEqual({ To: '+14165551234', Body: 'Hello', MessagingServiceSid: 'MG9' });
  });

  it.each([
    [400, 21614, 'landline'],
    [403, 21408, 'foreign'],
    [400, 21211, 'undeliverable'],
    [400, 21610, 'undeliverable'],
    [429, 20429, 'unavailable'],
    [500, undefined, 'unavailable'],
  ])('maps status %d with code %s to %s', async (status, code, reason) => {
    const { adapter } = twilio(refusing(status, code));
    expect(await adapter.sendSms(sms)).toEqual({ sent: false, reason });
  });

  it('treats a network failure, and a response that is not JSON, as an outage', async () => {
    const down = twilio(() => {
      throw new TypeError('fetch failed');
    });
    const proxy = twilio(() => new Response('<html>', { status: 400 }));
    for (const { adapter } of [down, proxy])
      expect(await adapter.sendSms(sms)).toEqual({ sent: false, reason: 'unavailable' });
  });
});

describe('looking up a line through Twilio', () => {
  const line = (country: string | null, intelligence: object | null) =>
    twilio(() => Response.json({ country_code: country, line_type_intelligence: intelligence }));

  it.each([
    ['CA', { type: 'mobile' }, 'mobile'],
    ['CA', { type: 'landline' }, 'landline'],
    ['CA', { type: 'tollFree' }, 'landline'],
    ['CA', { type: 'nonFixedVoip' }, 'unknown'],
    ['US', { type: 'mobile' }, 'mobile'],
    ['CA', { type: null, error_code: 60601 }, 'unknown'],
    ['CA', null, 'unknown'],
  ])('%s %o is a line of type %s', async (country, intelligence, kind) => {
    const { adapter, asked } = line(country, intelligence);
    expect(await adapter.lookUpLine('+14165551234')).toEqual({ kind, country });
    expect(asked[0]?.url).toBe(
      'https://lookups.twilio.com/v2/PhoneNumbers/%2B14165551234?Fields=line_type_intelligence',
    );
  });

  it('the line type is unknown when the vendor does not respond', async () => {
    const { adapter } = twilio(refusing(503));
    expect(await adapter.lookUpLine('+14165551234')).toEqual({ kind: 'unknown', country: null });
  });
});
