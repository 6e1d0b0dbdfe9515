import { randomUUID } from 'node:crypto';
import { sandboxMerchant } from '../../../server/sandbox/data/seed';
import type { Api, ApiResponse, ApplicantClient, View } from '../../support/api';
import { createApplicantClient } from '../../support/api';
import { connectBank } from '../../support/applicant-at-bank';
import { readAgreement, sign } from '../../support/signing';
import { business, createEmail, createPhone, personal } from '../../support/verification';
import type { Ledger } from './ledger';
import type { Step } from './step';

export interface World {
  readonly call: Api['call'];
  /** Waits while the server is away. */
  untilUp(): Promise<void>;
  readonly ledger: Ledger;
  readonly origin: string;
}

/** A customer who gets no further, although the server answers. */
class Stuck extends Error {}

const pauseMs = 50;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** The newest code that was sent to somebody, once it was. */
async function readCode(world: World, recipient: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { body } = await world.call<{ items: readonly { text: string }[] }>(
      'GET',
      `/sandbox/api/outbox?to=${encodeURIComponent(recipient)}`,
    );
    const code = /\b\d{6}\b/.exec(body.items?.[0]?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await pause();
  }
  throw new Error(`no code was sent to ${recipient}`);
}

/** The whole way of a new customer, from the first answer to the completed purchase. */
function listSteps(world: World, person: ApplicantClient, isOver: () => boolean): readonly Step[] {
  const verify = async (channel: 'phone' | 'email', recipient: string): Promise<ApiResponse<unknown>> => {
    const sent = await person.post(`/v1/verification/${channel}`, { [channel]: recipient });
    if (sent.status !== 200) return sent;
    world.ledger.countMessage(recipient);
    return person.post(`/v1/verification/${channel}/confirm`, { code: await readCode(world, recipient) });
  };
  return [
    {
      name: 'eligibility',
      act: () => person.put('/v1/application/eligibility', { eligible: true }),
      isDone: ({ facts }) => facts.eligibility === 'eligible',
    },
    {
      name: 'phone',
      act: () => verify('phone', createPhone()),
      isDone: ({ facts }) => facts.phoneVerified,
    },
    {
      name: 'email',
      act: () => verify('email', createEmail()),
      isDone: ({ facts }) => facts.emailVerified,
    },
    {
      name: 'identity',
      act: () => person.put('/v1/application/personal', personal),
      isDone: ({ facts }) => facts.personalSaved,
    },
    {
      name: 'business',
      act: () => person.put('/v1/application/business', business),
      isDone: ({ facts }) => facts.businessSaved,
    },
    {
      name: 'bank',
      act: () => connectBank(person, { user: 'instant' }),
      isDone: ({ facts }) => facts.bank === 'connected',
    },
    {
      name: 'scoring',
      act: () => person.post('/v1/scoring'),
      isDone: ({ facts }) => facts.scoring.state !== 'notStarted',
    },
    {
      name: 'decision',
      act: () => waitForOutcome(person, isOver),
      isDone: ({ facts }) => facts.outcome !== null,
    },
    {
      name: 'acceptance',
      act: () => person.post('/v1/qualification/accept', { part: 'full' }),
      isDone: ({ facts }) => facts.qualification === 'accepted',
    },
    {
      name: 'term',
      act: async () => {
        const { body } = await person.get<{ items: readonly { id: string }[] }>('/v1/offers');
        return person.post('/v1/offers/selection', { optionId: body.items?.at(-1)?.id });
      },
      isDone: ({ facts }) => facts.option !== null,
    },
    {
      name: 'signature',
      act: async () =>
        sign(person, await readAgreement(person), { name: `${personal.first} ${personal.last}` }),
      isDone: ({ facts }) => facts.agreement === 'signed' && facts.purchase === 'completed',
    },
    {
      // the widget of a release before
      name: 'completion',
      act: () => person.post('/v1/purchase/complete'),
      isDone: ({ facts }) => facts.purchase === 'completed',
    },
  ];
}

/** A job that broke off is run again once its time is over, after five minutes. */
const decisionMs = 480_000;

async function waitForOutcome(person: ApplicantClient, isOver: () => boolean): Promise<ApiResponse<View>> {
  for (const begin = performance.now(); performance.now() - begin < decisionMs; ) {
    const answer = await person.get<View>('/v1/application');
    if (answer.status !== 200 || answer.body.facts.outcome !== null || isOver()) return answer;
    await pause();
  }
  throw new Stuck('no decision was made');
}

/** A new checkout at the sandbox's merchant. */
async function openCheckout(world: World): Promise<ApplicantClient> {
  for (;;) {
    const answer = await retry(world, () =>
      world.call<{ sessionToken: string; checkoutId: string }>('POST', '/v1/checkout', {
        headers: {
          origin: world.origin,
          merchantkey: sandboxMerchant.publishableKey,
          'idempotency-key': randomUUID(),
        },
        body: { cartTotal: 2_000, currency: 'CAD', requestSource: 'tamarackDirectApp' },
      }),
    );
    if (answer?.status === 200)
      return createApplicantClient(
        world.call,
        { ...answer.body, resumeCookie: answer.cookie ?? '' },
        world.origin,
      );
    await pause();
  }
}

/** Null if the connection broke; returns once the server is back. */
async function retry<T>(world: World, act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Stuck) throw error;
    await pause();
    await world.untilUp();
    return null;
  }
}

const endings: ReadonlySet<string> = new Set(['session-expired', 'verification-retry-later']);

/** How often one step may be refused before the customer counts as stuck. */
const maxRefusals = 400;

/**
 * Walks the whole way, through whatever happens to the server, as a customer does who reloads the page. Ends early once
 * `isOver`. Throws if no step gets further.
 */
export async function walkWholePath(world: World, isOver: () => boolean): Promise<void> {
  const person = await openCheckout(world);
  const customer = world.ledger.addCustomer(person);
  for (const step of listSteps(world, person, isOver)) {
    let refusals = 0;
    for (;;) {
      if (isOver()) return;
      const answer = await retry(world, step.act);
      if (answer !== null && answer.status < 300 && !isOver()) {
        customer.acknowledge(step);
        break;
      }
      // the session is too old, or was sent too many codes that a kill made useless: the customer begins again
      if (endings.has(answer?.problem?.type ?? '')) return;
      // while a service is away nobody gets further; whether it came back is the test's own question
      if (answer !== null && answer.status !== 503 && ++refusals > maxRefusals)
        throw new Stuck(`${step.name} answered ${answer.status} ${JSON.stringify(answer.problem)}`);
      const seen = await retry(world, () => person.get<View>('/v1/application'));
      if (seen?.status === 200 && step.isDone(seen.body)) break;
      await pause();
    }
  }
  customer.complete();
}
