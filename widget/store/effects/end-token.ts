import type { Api } from '../../api/api';
import { createIdempotencyKey } from '../../api/create-idempotency-key';
import { endOrWithhold } from '../../api/end-or-withhold';
import { getProblem } from '../../api/failure';
import { endsSession } from '../state/failures';

/**
 * Ends the session's token before the page learns of an outcome: afterwards the token opens nothing, in whatever log or
 * address it is written. Leaving abandons the application, which ends the token as well.
 */
export function endToken(
  token: string,
  api: Api | null,
  end: 'approved' | 'rejected' | 'abandoned',
): Promise<string> {
  if (api === null) return Promise.resolve('');
  const endSession = (): Promise<boolean> =>
    api.endSession().then(
      () => true,
      (error: unknown) => endsSession(getProblem(error)),
    );
  const ended =
    end === 'abandoned'
      ? api.abandon(createIdempotencyKey()).then(() => true, endSession)
      : endSession().then((done) => done || endSession());
  return endOrWithhold(token, ended);
}
