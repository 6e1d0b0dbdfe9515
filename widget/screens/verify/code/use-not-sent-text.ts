import type { ProblemType } from '@tamarack/core/errors/catalogue';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../store/hooks/use-facts';

/** Why no code was sent; the store shows no message of its own for these. */
export const sendFailures = [
  'unable-to-send-verification-code-exception',
  'unsupported-country-phone-number-exception',
  'landline-phone-number-type-exception',
  'verification-retry-later',
] as const satisfies readonly ProblemType[];

/** Text of such a refusal. A locked session cannot use another number or email. */
export function useNotSentText(): (type: ProblemType) => string {
  const { t } = useTranslation('verify');
  const { locked } = useFacts();
  const ofLocked: Partial<Record<ProblemType, string>> = {
    'unable-to-send-verification-code-exception': 'locked.notSent',
    'verification-retry-later': 'locked.retryLater',
  };
  return (type) => t((locked ? ofLocked[type] : undefined) ?? `messages:problem.${type}`);
}
