import { problem } from '../../../platform/errors';
import { type AggregatorErrorType, isAggregatorError } from '../aggregator';

/** Codes of `validation-failed` on `/loginId`, by what the applicant can do. */
export type RefusalCode =
  | 'bankRetryCredentials'
  | 'bankRetryLater'
  | 'bankChooseAnother'
  | 'bankNotConnected';

const refusals: Partial<Record<AggregatorErrorType, RefusalCode>> = {
  retryCredentials: 'bankRetryCredentials',
  retryLater: 'bankRetryLater',
  chooseAnotherBank: 'bankChooseAnother',
  notTheirs: 'bankNotConnected',
};

export const createRefusal = (code: RefusalCode) =>
  problem('validation-failed', { errors: [{ path: '/loginId', code }] });

/** Maps the aggregator's errors to the API's: refusals by the bank are reported, everything else is "try later". */
export async function callAggregator<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isAggregatorError(error)) throw error;
    const code = refusals[error.type];
    if (code) throw createRefusal(code);
    // the aggregator is still processing the login: retry soon
    const retryAfter = error.type === 'keepPolling' ? 10 : 30;
    throw problem('service-unavailable', { retryAfter, cause: error });
  }
}
