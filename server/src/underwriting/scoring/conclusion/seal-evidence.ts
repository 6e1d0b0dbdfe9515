import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Keys } from '../../../platform/keys';
import type { DecisionEvidence } from '../../decision';
import { toSealedCell } from '../state/cells';

const compress = promisify(deflateRaw);
const expand = promisify(inflateRaw);

/** Compressed, because banks repeat their words: a year of lines is less than a tenth of its length. */
export async function encryptEvidence(
  keys: Pick<Keys, 'encrypt'>,
  runId: string,
  evidence: DecisionEvidence,
): Promise<Buffer> {
  const compressed = await compress(JSON.stringify(evidence));
  return keys.encrypt('bank', compressed.toString('base64'), toSealedCell(runId));
}

export async function decryptEvidence(
  keys: Pick<Keys, 'decrypt'>,
  runId: string,
  cipher: Buffer,
): Promise<DecisionEvidence> {
  const text = await keys.decrypt('bank', cipher, toSealedCell(runId));
  const json = await expand(Buffer.from(text, 'base64'));
  return JSON.parse(json.toString('utf8')) as DecisionEvidence;
}
