import { OUTCOME_TIMEOUT } from '@tamarack/core/protocol/outcome-pauses';

/** The token, once the server has ended it; empty if that is unknown in time, because it may still work. */
export function endOrWithhold(token: string, ended: Promise<boolean>): Promise<string> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, OUTCOME_TIMEOUT, false));
  return Promise.race([ended, late]).then((known) => (known ? token : ''));
}
