import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import {
  buildSignedHeaders,
  generateSecret,
} from '../../../../../../server/src/settlement/webhooks/sending/signature';

const body = '{"id":"1","type":"ping","data":{"note":"é — ¼"}}';

describe('webhook signatures', () => {
  it('signatures match those of the published library', () => {
    const secret = generateSecret();
    const at = new Date();
    const headers = buildSignedHeaders({ id: 'one', at, body }, [secret]);
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign('one', at, body));
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'ping' });
  });

  it('signatures by two secrets are both accepted, and none by a third', () => {
    const [before, after] = [generateSecret(), generateSecret()];
    const headers = buildSignedHeaders({ id: 'one', at: new Date(), body }, [after, before]);
    for (const secret of [before, after])
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ id: '1' });
    expect(() => new Webhook(generateSecret()).verify(body, headers)).toThrow();
  });

  it('any change, and age, invalidates the signature', () => {
    const secret = generateSecret();
    const webhook = new Webhook(secret);
    const headers = buildSignedHeaders({ id: 'one', at: new Date(), body }, [secret]);
    expect(() => webhook.verify(body.replace('ping', 'pong'), headers)).toThrow();
    expect(() => webhook.verify(body, { ...headers, 'webhook-id': 'two' })).toThrow();
    const old = buildSignedHeaders({ id: 'one', at: new Date(Date.now() - 6 * 60_000), body }, [secret]);
    expect(() => webhook.verify(body, old)).toThrow(/old/);
  });

  it('secrets are 32 random bytes', () => {
    const secrets = Array.from({ length: 50 }, generateSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets)
      expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
  });
});
