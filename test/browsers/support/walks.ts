import type { RemotePerson } from '../../attack/page/drivers/remote-person';
import {
  apply,
  connectBank,
  fillInSignature,
  pressToSign,
  type RemoteStep,
  verify,
  walkToCode,
} from '../../attack/page/drivers/remote-steps';

/** As the sandbox's merchant is called. */
const merchant = 'Northline Restaurant Supply';

/** From the first screen to the last, after the agreement is signed. */
export const toSigned: readonly RemoteStep[] = [
  walkToCode,
  verify,
  apply,
  connectBank,
  fillInSignature,
  pressToSign,
  ({ arrive }) => arrive('final.title'),
];

/** From the first screen until scoring runs. */
export const toScoring: readonly RemoteStep[] = [walkToCode, verify, apply, connectBank];

export async function walk(person: RemotePerson, steps: readonly RemoteStep[]): Promise<void> {
  for (const step of steps) await step(person);
}

/** What the button of the last screen says. */
export const sayReturn = ({ t }: RemotePerson): string => t('final.button', { merchant });
