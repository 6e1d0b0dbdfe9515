import { addMonths, dateIn } from '@tamarack/core/calendar/plain-date';
import type { FastifyInstance } from 'fastify';
import { toText } from '../read-text';
import {
  type BureauFile,
  isLuhn,
  type MagicSin,
  magicSins,
  ordinaryFile,
  unknownLastName,
} from './bureau-files';

/** An emulated credit bureau: reports by SIN, or by name if none is given. */
export function registerBureau(
  app: FastifyInstance,
  options: { readonly key: string; readonly now: () => Date },
): void {
  app.post('/bureau/v1/reports', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${options.key}`) return reply.code(401).send({});
    const body = (request.body ?? {}) as Record<string, unknown>;
    const result = findFile(toText(body['sin']), toText(body['last']));
    // Sends no response until the caller disconnects, like a bureau that is down.
    if (result === 'silent') await waitForClose(request.raw.socket);
    if (result === 'silent' || result === 'noFile') return { status: 'NO_HIT' };
    return toReport(result, dateIn(options.now()));
  });
}

function findFile(sin: string, last: string): MagicSin['response'] {
  if (sin === '') return last.toLowerCase() === unknownLastName.toLowerCase() ? 'noFile' : ordinaryFile;
  const magic = magicSins.find((each) => each.sin === sin);
  return magic?.response ?? (isLuhn(sin) ? ordinaryFile : 'noFile');
}

function toReport(file: BureauFile, today: string) {
  return {
    status: 'HIT',
    score: file.score === null ? null : { value: file.score },
    publicRecords:
      file.bankruptcyMonthsAgo === undefined
        ? []
        : [{ type: 'BANKRUPTCY', filedOn: addMonths(today, -file.bankruptcyMonthsAgo) }],
    collections: Array.from({ length: file.collections ?? 0 }, () => ({ open: true })),
    alerts: file.alert === undefined ? [] : [file.alert],
    commercial:
      file.registeredMonthsAgo === undefined
        ? null
        : { registeredOn: addMonths(today, -file.registeredMonthsAgo) },
  };
}

const waitForClose = (socket: NodeJS.EventEmitter): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));
