/** Responses of a state's provider. */
import { buildIdentity, buildView } from './view.mjs';

const json = (body, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

const load = async (name) => (await fetch(`/gallery/data/${name}.json`)).json();

/** A problem response. */
export const problem = (type, status, more = {}) => ({
  problem: { type, title: type, status, instance: 'req_gallery', ...more },
});
/** A response that never arrives, and a failed network. */
export const silence = { silence: true };
export const offline = { offline: true };

const standard = {
  'GET application': (state, { initialFacts }) => buildView(initialFacts, state.view),
  'GET application/identity': (state, { initialFacts }) => buildIdentity(buildView(initialFacts, state.view)),
  'GET scoring': (state, { initialFacts }) => ({
    ...buildView(initialFacts, state.view).facts.scoring,
    stageSince: null,
    outcome: null,
  }),
  'GET offers': () => load('offers'),
  'GET agreement': async (_, { query }) => (await load('agreement'))[query.get('language')],
  'GET reference/industries': async (_, { query }) => {
    const { items } = await load('industries');
    const words = query.get('words').toLowerCase();
    return {
      items: items.filter(({ code, keywords }) => [code, ...keywords].some((word) => word.startsWith(words))),
    };
  },
  'GET reference/addresses': () => load('addresses'),
  'GET reference/businesses': () => load('businesses'),
  'POST bank/connection': (_, { origin }) => ({
    connectionId: 'con_gallery',
    url: `${origin}/gallery/bank.html`,
    origin,
  }),
};

/** Offers for a purchase that its merchant captures as it ships: without dates. */
export const offersOnShipment = async () => {
  const { amount, items } = await load('offers');
  const undated = { firstPaymentOn: null, lastPaymentOn: null, dueOn: [] };
  return { amount, items: items.map((item) => ({ ...item, ...undated })) };
};

/** Creates a `fetch` with the responses of the state, the standard ones above, or the application view. */
export const createProvider = (state, { origin, initialFacts }) => {
  /** The application after the last change. */
  let changed = null;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname.replace(/^\/v1\//, '')}`;
    const given =
      state.responses?.[name] ??
      (name === 'GET application' ? changed : null) ??
      standard[name] ??
      standard['GET application'];
    const response =
      typeof given === 'function' ? await given(state, { query: searchParams, origin, initialFacts }) : given;
    if (response.silence) return new Promise(() => {});
    if (response.offline) throw new TypeError('Failed to fetch');
    if (request.method !== 'GET' && response.facts) changed = response;
    return response.problem ? json(response.problem, response.problem.status) : json(response);
  };
};
