import { requestSources } from '@tamarack/core/brand';
import type { FieldProblem, ProblemType } from '@tamarack/core/errors/catalogue';
import type { FastifyRequest } from 'fastify';
import type { ProblemDetails, ProblemError } from '../../errors';
import { describeValue } from './describe-value';
import { isMerchantCall } from './merchant-call';
import { readPointer } from './pointer';

/** Maximum number of fields that a summary names. */
const maxNamed = 5;

/** Details of problems that come without one. */
const defaultDetails: Readonly<Partial<Record<ProblemType, string>>> = {
  'not-found': 'This merchant has nothing with this id.',
  'invoice-is-used': 'invoiceId: expected an invoice that is not financed yet.',
  'invoice-link-is-invalid': `invoiceLinkId: expected the linkId of one of the merchant’s invoice links, with requestSource ${requestSources.invoice}.`,
  'idempotency-conflict':
    'Idempotency-Key: expected a new key, received one that was sent with another request.',
  'idempotency-in-progress':
    'The first request with this Idempotency-Key is not finished. Retry after retryAfter seconds.',
  'rate-limited': 'Too many requests. Retry after retryAfter seconds.',
  'malformed-request': 'Expected JSON with Content-Type: application/json.',
};

/**
 * The details of a problem. For a merchant's call they also say what each field received, and sum that up in one text:
 * areas state only what they expected.
 */
export function explainProblem(request: FastifyRequest, error: ProblemError): ProblemDetails {
  const { type, details } = error;
  if (!isMerchantCall(request)) return details;
  const detail = details.detail ?? defaultDetails[type];
  if (!details.errors) return detail === undefined ? details : { ...details, detail };
  const input = request.method === 'GET' ? request.query : request.body;
  const errors = details.errors.map((each) => {
    const value = readPointer(input, each.path);
    // a number that the schema accepted is in a field of numbers, such as an amount
    return { ...each, received: each.received ?? describeValue(value, typeof value === 'number') };
  });
  return { ...details, errors, detail: detail ?? summarize(errors) };
}

function summarize(errors: readonly FieldProblem[]): string {
  const left = errors.length - maxNamed;
  const sentences = errors.slice(0, maxNamed).map(toSentence);
  return [...sentences, ...(left > 0 ? [`And ${left} more.`] : [])].join(' ');
}

function toSentence({ path, code, expected = code, received, nearest }: FieldProblem): string {
  const name = path === '/' ? 'The request' : path.slice(1);
  const question = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `${name}: expected ${expected}, received ${received}.${question}`;
}
