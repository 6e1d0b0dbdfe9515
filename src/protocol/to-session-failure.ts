import { brand } from '../brand';
import type { FieldProblem, Problem } from '../errors/catalogue';
import { createFailure } from './request';
import type { SessionFailure } from './session-failure';

const linkFailures = ['Used', 'Rejected', 'Deactivated', 'Expired', 'Invalid'] as const;

/** `/seller/redirectUrl` is the option `seller.redirectUrl`. */
const describeField = ({ path, code, expected, received }: FieldProblem): string => {
  const option = path.split('/').filter(Boolean).join('.') || 'request';
  return `${option}: ${expected ? `expected ${expected}, got ${received}` : `refused by the API as ${code}`}`;
};

/** Maps a response of CheckOut_CheckOutOperation without a session to its failure (specification, section 8). */
export const toSessionFailure = (status: number, problem: Partial<Problem>): Error & SessionFailure => {
  const { code, detail, errors: [field] = [], type } = problem;
  if (status < 300) return createFailure('general', 'Missing required checkout parameters');
  if (code?.startsWith('TC-1000')) return createFailure('merchant', detail ?? code, false, problem);
  const message = detail ?? `${brand.product} answered ${status}`;
  if (type === 'session-expired') return createFailure('expired', message, false, problem);
  if (status !== 400) return createFailure('request', message, status >= 500 || status === 429, problem);
  if (field) return createFailure('invalidRequest', describeField(field), false, problem);
  const linkFailure = linkFailures.find((failure) => type === `invoice-link-is-${failure.toLowerCase()}`);
  return createFailure(linkFailure ? `invoiceLink${linkFailure}` : 'general', message, false, problem);
};
