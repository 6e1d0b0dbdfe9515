import type { Api } from '../api/api';
import { createIdempotencyKey } from '../api/create-idempotency-key';
import { endOrWithhold } from '../api/end-or-withhold';
import { getProblem } from '../api/failure';
import { endsSession, isOutdated } from './state/failures';

type End = 'approved' | 'rejected' | 'abandoned';

interface SettledEnd {
  readonly type: End;
  readonly sessionToken: string;
}

/**
 * Ends the session's token before the page learns of an outcome: afterwards the token is useless, whatever log or
 * address contains it. Leaving abandons the application, which ends the token as well; a customer who left while their
 * signature was on its way has signed, and is not reported as gone.
 */
export async function endToken(token: string, api: Api | null, end: End): Promise<SettledEnd> {
  if (api === null) return { type: end, sessionToken: '' };
  let type = end;
  const endSession = (): Promise<boolean> =>
    api.endSession().then(
      () => true,
      (error: unknown) => endsSession(getProblem(error)),
    );
  const leave = async (): Promise<boolean> => {
    try {
      await api.abandon(createIdempotencyKey());
      return true;
    } catch (error) {
      if (isOutdated(getProblem(error)) && (await isSigned(api))) type = 'approved';
      return endSession();
    }
  };
  const ended = end === 'abandoned' ? leave() : endSession().then((done) => done || endSession());
  const sessionToken = await endOrWithhold(token, ended);
  return { type, sessionToken };
}

const isSigned = (api: Api): Promise<boolean> =>
  api.application().then(
    ({ facts }) => facts.agreement === 'signed',
    () => false,
  );
