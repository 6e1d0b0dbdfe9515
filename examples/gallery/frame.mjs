/** Shows one state of one screen: the real widget with in-memory responses. */
import { answering } from './answers.mjs';
import { play } from './play.mjs';
import { uploading } from './uploads.mjs';

const query = new URLSearchParams(location.search);
const language = query.get('language') === 'fr' ? 'fr' : 'en';
const { default: screen } = await import(`/gallery/states/${query.get('screen')}.mjs`);
const state = screen.states.find(({ name }) => name === query.get('state'));
const manifest = await (await fetch('/dist/manifest.json')).json();
const { mount } = await import(`/dist/${manifest.entry}`);
const { initialFacts } = await import(`${location.origin}/flow/initial-facts.ts`);

const session = {
  sessionToken: 'gallery',
  checkoutId: 'chk_gallery',
  isAmountQualified: true,
  minimumPurchaseAmount: 500,
  cartTotal: 4850.4,
  requestSource: 'tamarackDirectApp',
};
/** `state.failure`: code of the session failure. `state.waiting`: the session never arrives. */
const getSession = () => {
  if (state.waiting) return new Promise(() => {});
  if (!state.failure) return Promise.resolve(session);
  const failure = { name: 'TamarackError', message: state.failure, code: state.failure, retryable: false };
  return Promise.reject(Object.assign(new Error(state.failure), failure, state.failureIs));
};

/** `state.policy`: Content-Security-Policy of the page. */
if (state.policy) {
  const meta = Object.assign(document.createElement('meta'), { content: state.policy });
  meta.httpEquiv = 'Content-Security-Policy';
  document.head.append(meta);
}

window.XMLHttpRequest = uploading(state);
/** `state.offline`: the browser reports that it is offline. `state.hurry`: factor that shortens timeouts. */
if (state.offline) Object.defineProperty(navigator, 'onLine', { value: false });
if (state.hurry) {
  const { setTimeout } = window;
  window.setTimeout = (run, wait) => setTimeout(run, wait / state.hurry);
}
/** The route in memory, for whoever looks at the frame. */
const showRoute = (route) => {
  document.documentElement.dataset.route = route ?? '';
};
const answer = answering(state, { origin: location.origin, initialFacts });
/** The secure frames call it in place of `fetch`; see `serve.mjs`. */
window.answer = answer;
mount({
  apiUrl: location.origin,
  session: getSession(),
  retrySession: getSession,
  language,
  analytics: {
    track() {},
    attach: (current) => current.subscribe(showRoute),
  },
  fetch: answer,
  onEvent: ({ type }) => parent.postMessage({ gallery: type }, location.origin),
});

try {
  await play(state.play ?? [], { language, waiting: state.waiting });
  document.documentElement.dataset.ready = 'yes';
} catch (error) {
  document.documentElement.dataset.ready = 'failed';
  document.documentElement.dataset.error = String(error);
  console.error(error);
}
