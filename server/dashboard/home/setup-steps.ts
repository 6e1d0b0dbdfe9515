import type { MemberAct } from '../../src/parties/members';
import type { MerchantSetup } from '../../src/parties/merchants';

/** From the invitation to the first checkout, in the order in which they are done. */
export const setupSteps = ['owner', 'origin', 'keys', 'webhook', 'seen', 'checkout'] as const;
export type SetupStep = (typeof setupSteps)[number];

export interface SetupFacts extends MerchantSetup {
  readonly hasOwner: boolean;
  readonly hasEndpoint: boolean;
  readonly hasCheckout: boolean;
}

/** Whether each step is done, according to the database. */
export const isStepDone: Readonly<Record<SetupStep, (facts: SetupFacts) => boolean>> = {
  owner: ({ hasOwner }) => hasOwner,
  origin: ({ hasOrigin }) => hasOrigin,
  keys: ({ hasKeys }) => hasKeys,
  webhook: ({ hasEndpoint }) => hasEndpoint,
  seen: ({ isSeen }) => isSeen,
  checkout: ({ hasCheckout }) => hasCheckout,
};

/** Where each step is done, and the act that leads there. */
export const stepPlaces: Readonly<Record<SetupStep, readonly [path: string, act: MemberAct]>> = {
  owner: ['/merchant/members', 'members.read'],
  origin: ['/merchant/developers#origins', 'developers.manage'],
  keys: ['/merchant/developers#keys', 'developers.manage'],
  webhook: ['/merchant/developers/webhooks', 'developers.manage'],
  seen: ['/merchant/developers', 'developers.read'],
  checkout: ['/merchant/developers', 'developers.read'],
};

export const isSetUp = (facts: SetupFacts): boolean => setupSteps.every((step) => isStepDone[step](facts));
