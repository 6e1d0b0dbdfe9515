import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { createKmsKeys, KmsError, type KmsKeys } from './kms-keys';
import { type AwsCredentials, findSignatureError } from './verify-signature';

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'));
const context = z.record(z.string(), z.string()).default({});

const inputs = {
  GenerateDataKey: z.object({
    KeyId: z.string(),
    KeySpec: z.literal('AES_256'),
    EncryptionContext: context,
  }),
  Encrypt: z.object({ KeyId: z.string(), Plaintext: bytes, EncryptionContext: context }),
  Decrypt: z.object({ KeyId: z.string().nullish(), CiphertextBlob: bytes, EncryptionContext: context }),
};

type Action = keyof typeof inputs;

export interface KmsEmulator {
  /** Endpoint for `KMS_ENDPOINT`. */
  readonly origin: string;
  readonly credentials: AwsCredentials;
  readonly keys: KmsKeys;
  /** Calls with a valid signature, oldest first. */
  readonly calls: readonly { readonly action: string; readonly context: Readonly<Record<string, string>> }[];
  close(): Promise<void>;
}

/** Emulates AWS Key Management Service: its JSON protocol, with signatures checked, and keys in memory. */
export async function startKms(port = 0): Promise<KmsEmulator> {
  const keys = createKmsKeys();
  const credentials = { accessKeyId: 'AKIAEMULATOR', secretAccessKey: randomBytes(30).toString('base64') };
  const calls: { action: string; context: Readonly<Record<string, string>> }[] = [];

  const run = (action: string, body: Buffer): object => {
    if (!isAction(action)) throw new KmsError('UnknownOperationException');
    const parsed = inputs[action].safeParse(JSON.parse(body.toString('utf8')));
    if (!parsed.success) throw new KmsError('ValidationException');
    calls.push({ action, context: parsed.data.EncryptionContext });
    return respond(keys, action, parsed.data);
  };

  const server = http.createServer(async (request, response) => {
    const send = (status: number, payload: object): void => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(payload));
    };
    try {
      const body = Buffer.concat(await request.toArray());
      const { method = '', url: path = '/', headers } = request;
      const expected = { service: 'kms', now: new Date() };
      const error = findSignatureError({ method, path, headers, body }, credentials, expected);
      if (error !== null) throw new KmsError(error);
      const target = String(headers['x-amz-target']).replace(/^TrentService\./, '');
      send(200, run(target, body));
    } catch (error) {
      if (error instanceof KmsError) send(400, { __type: error.type, message: '' });
      else send(500, { __type: 'KMSInternalException', message: '' });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials,
    keys,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isAction = (name: string): name is Action => Object.hasOwn(inputs, name);

function respond(keys: KmsKeys, action: Action, input: object): object {
  switch (action) {
    case 'GenerateDataKey': {
      const { KeyId, EncryptionContext } = input as z.output<typeof inputs.GenerateDataKey>;
      const plain = randomBytes(32);
      const CiphertextBlob = keys.encrypt(KeyId, plain, EncryptionContext).toString('base64');
      return { KeyId, Plaintext: plain.toString('base64'), CiphertextBlob };
    }
    case 'Encrypt': {
      const { KeyId, Plaintext, EncryptionContext } = input as z.output<typeof inputs.Encrypt>;
      const CiphertextBlob = keys.encrypt(KeyId, Plaintext, EncryptionContext).toString('base64');
      return { KeyId, CiphertextBlob, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
    }
    case 'Decrypt': {
      const { KeyId, CiphertextBlob, EncryptionContext } = input as z.output<typeof inputs.Decrypt>;
      const { plain, keyId } = keys.decrypt(KeyId ?? null, CiphertextBlob, EncryptionContext);
      return {
        KeyId: keyId,
        Plaintext: plain.toString('base64'),
        EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
      };
    }
  }
}
