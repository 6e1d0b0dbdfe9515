import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newSecret, signedHeaders } from '../../../../../server/src/settlement/webhooks/signature';

const body = '{"id":"1","type":"ping","data":{"note":"é — ¼"}}';

describe('signatures of messages', () => {
  it('are those of the published library', () => {
    const secret = newSecret();
    const at = new Date();
    const headers = signedHeaders({ id: 'one', at, body }, [secret]);
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign('one', at, body));
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'ping' });
  });

  it('of two secrets are both taken, and none of a third', () => {
    const [before, after] = [newSecret(), newSecret()];
    const headers = signedHeaders({ id: 'one', at: new Date(), body }, [after, before]);
    for (const secret of [before, after])
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ id: '1' });
    expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
  });

  it('fall with any change, and with age', () => {
    const secret = newSecret();
    const webhook = new Webhook(secret);
    const headers = signedHeaders({ id: 'one', at: new Date(), body }, [secret]);
    expect(() => webhook.verify(body.replace('ping', 'pong'), headers)).toThrow();
    expect(() => webhook.verify(body, { ...headers, 'webhook-id': 'two' })).toThrow();
    const old = signedHeaders({ id: 'one', at: new Date(Date.now() - 6 * 60_000), body }, [secret]);
    expect(() => webhook.verify(body, old)).toThrow(/old/);
  });

  it('secrets are 32 random bytes', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets)
      expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
  });
});
