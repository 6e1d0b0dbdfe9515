import { Writable } from 'node:stream';
import type { Logger, SeverityNumber } from '@opentelemetry/api-logs';

/** A line of the log, as pino writes it. */
interface Line extends Readonly<Record<string, unknown>> {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
}

/** pino's levels go up by ten, OpenTelemetry's by four: trace 10 is 1, fatal 60 is 21. */
const toSeverity = (level: number): SeverityNumber => (Math.round(level / 10) - 1) * 4 + 1;

/** Emits each line of the log as a record, with the trace of the request that it belongs to. */
export function createLogStream(logger: Pick<Logger, 'emit'>): Writable {
  return new Writable({
    decodeStrings: false,
    write(text: string | Buffer, _encoding, done) {
      const { level, time, msg, ...rest } = JSON.parse(String(text)) as Line;
      logger.emit({
        severityNumber: toSeverity(level),
        timestamp: new Date(time),
        body: msg ?? 'request',
        attributes: flatten(rest),
      });
      done();
    },
  });
}

type Attributes = Record<string, string | number | boolean>;

/** Attributes are plain values: lists and objects, such as the frames of an error, become text. */
const flatten = (fields: Readonly<Record<string, unknown>>): Attributes =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]): [string, string | number | boolean][] => {
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return [[key, value]];
      return value === null || value === undefined ? [] : [[key, JSON.stringify(value)]];
    }),
  );
