import { brand, requestSources } from '../brand';
import type { FieldProblem } from '../errors/catalogue';
import { createFailure, type Diagnostics } from './request';

const linkFailures = ['Used', 'Rejected', 'Deactivated', 'Expired', 'Invalid'] as const;

/** `/seller/redirectUrl` is the option `seller.redirectUrl`. */
const describeField = ({ path, code, expected, received }: FieldProblem): string => {
  const option = path.split('/').filter(Boolean).join('.') || 'request';
  return `${option}: ${expected ? `expected ${expected}, got ${received}` : `refused by the API as ${code}`}`;
};

/** Maps a response of CheckOut_CheckOutOperation without a session to its failure (specification, section 8). */
export const toSessionFailure: Diagnostics['toSessionFailure'] = (status, problem, { requestSource }) => {
  const { code, detail, errors: [field] = [], type } = problem;
  if (status < 300) return createFailure('general', 'Missing required checkout parameters');
  if (code?.startsWith('TC-1000')) return createFailure('merchant', detail ?? code, false, problem);
  const message = detail ?? `${brand.product} answered ${status}`;
  if (type === 'session-expired') return createFailure('expired', message, false, problem);
  if (status !== 400) return createFailure('request', message, status >= 500 || status === 429, problem);
  if (field) return createFailure('invalidRequest', describeField(field), false, problem);
  const linkFailure = linkFailures.find((failure) => type === `invoice-link-is-${failure.toLowerCase()}`);
  if (linkFailure) return createFailure(`invoiceLink${linkFailure}`, message, false, problem);
  const failure = createFailure('general', message, false, problem);
  return Object.assign(failure, { isInvoice: requestSource === requestSources.invoice });
};
