import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a page's passkey script posts: `PublicKeyCredential.toJSON()`. */
type PasskeyResponse = Readonly<Record<string, unknown>>;

interface CreationRequest {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface AuthenticatorOptions {
  /** As the browser reports it. */
  readonly origin: string;
  /** Of the page around the frame that asks; default: none. */
  readonly topOrigin?: string;
  /** Whether the person was verified by PIN or biometric. */
  readonly verifiesUser?: boolean;
}

/** A software authenticator (WebAuthn Level 2): ES256, attestation `none`, one discoverable credential. */
export interface TestAuthenticator {
  create(options: CreationRequest): PasskeyResponse;
  get(options: { readonly challenge: string; readonly rpId?: string | undefined }): PasskeyResponse;
}

const toBase64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

const flagUserPresent = 0x01;
const flagUserVerified = 0x04;
const flagAttestedCredential = 0x40;

export function createAuthenticator({
  origin,
  topOrigin,
  verifiesUser = true,
}: AuthenticatorOptions): TestAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = toBase64url(credentialId);
  let userHandle = '';
  let count = 0;

  const buildClientData = (type: string, challenge: string): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge,
        origin,
        crossOrigin: topOrigin !== undefined,
        ...(topOrigin !== undefined && { topOrigin }),
      }),
    );

  const buildAuthenticatorData = (rpId: string, attested: Buffer = Buffer.alloc(0)): Buffer => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const flags =
      flagUserPresent |
      (verifiesUser ? flagUserVerified : 0) |
      (attested.length > 0 ? flagAttestedCredential : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counter, attested]);
  };

  return {
    create: ({ challenge, rp, user }) => {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      // AAGUID, credential id, COSE key
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, encodeCoseKey(publicKey)]);
      const authData = buildAuthenticatorData(rp.id ?? '', attested);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: toBase64url(buildClientData('webauthn.create', challenge)),
          attestationObject: toBase64url(encodeAttestation(authData)),
          transports: ['internal'],
        },
      };
    },
    get: ({ challenge, rpId = '' }) => {
      const clientData = buildClientData('webauthn.get', challenge);
      const authData = buildAuthenticatorData(rpId);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: toBase64url(clientData),
          authenticatorData: toBase64url(authData),
          signature: toBase64url(signature),
          userHandle,
        },
      };
    },
  };
}

/** The few CBOR values below, in their shortest form (RFC 8949). */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0x58, bytes.length), bytes]);
}

/** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`: EC2, ES256, P-256 (RFC 9053). */
function encodeCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.of(0x22),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

/** `{fmt: "none", attStmt: {}, authData}`. */
const encodeAttestation = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.of(0xa3),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.of(0xa0),
    cborText('authData'),
    cborBytes(authData),
  ]);
