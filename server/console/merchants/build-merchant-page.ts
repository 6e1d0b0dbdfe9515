import { canAct, type Operator } from '../../src/parties/operators';
import type { ConsoleServices } from '../web/services';
import type { MerchantPageProps } from './merchant-page';

/** Reads the data that a merchant's page shows to an operator. Throws `not-found`. */
export async function buildMerchantPage(
  services: Pick<ConsoleServices, 'merchants' | 'members' | 'payouts' | 'operators' | 'now'>,
  operator: Operator,
  id: string,
  rest: Partial<MerchantPageProps> & Pick<MerchantPageProps, 'formKey'>,
): Promise<MerchantPageProps> {
  const { merchants, members, payouts, operators, now } = services;
  const merchant = await merchants.read(id, operator);
  const events = (await merchants.listEvents(id, operator))
    .map(({ at, ...event }) => ({ at: at.toISOString(), ...event }))
    // the history lists the newest first itself
    .reverse();
  const listActors = (prefix: string): string[] => [
    ...new Set(events.flatMap(({ actor }) => (actor.startsWith(prefix) ? [actor.slice(prefix.length)] : []))),
  ];
  return {
    operator,
    merchant,
    mode: merchants.mode,
    keys: await merchants.keys.list(id, operator),
    payee: canAct(operator, 'payees.read')
      ? {
          payee: await payouts.payees.get(operator, id),
          change: await payouts.payeeChanges.findOpen(operator, id),
        }
      : null,
    events,
    members: await members.list(id, operator),
    names: new Map([
      ...(await operators.listNames(listActors('operator:'))),
      ...(await members.listEmails(listActors('member:'))),
    ]),
    now: now(),
    ...rest,
  };
}
