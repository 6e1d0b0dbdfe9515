import type { Problem, ProblemType } from '@tamarack/core/errors/catalogue';
import { useTranslation } from 'react-i18next';
import { isLongWait, toProblemKey, toWaitHours } from '../../../forms/problem-text';
import { useFacts } from '../../../store/hooks/use-facts';

/** Why no code was sent; the store shows no message of its own for these. */
const sendFailures: readonly ProblemType[] = [
  'unable-to-send-verification-code-exception',
  'unsupported-country-phone-number-exception',
  'landline-phone-number-type-exception',
  'verification-retry-later',
];

/** The problem, if it says why no code was sent. */
export const findSendFailure = (problem: Problem | null): Problem | null =>
  problem && sendFailures.includes(problem.type) ? problem : null;

/** Text of such a refusal. A locked session cannot use another number or email. */
export function useNotSentText(): (problem: Problem) => string {
  const { t } = useTranslation('verify');
  const { locked } = useFacts();
  return (problem) => {
    const ofLocked: Partial<Record<ProblemType, string>> = {
      'unable-to-send-verification-code-exception': 'locked.notSent',
      ...(!isLongWait(problem) && { 'verification-retry-later': 'locked.retryLater' }),
    };
    const key = (locked ? ofLocked[problem.type] : undefined) ?? `messages:${toProblemKey(problem)}`;
    return t(key, { count: toWaitHours(problem) });
  };
}
