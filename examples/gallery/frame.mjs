/** Shows states of screens, one after another: the real widget with in-memory responses. */

import { play } from './play.mjs';
import { createProvider } from './responses.mjs';
import { uploading } from './uploads.mjs';

const manifest = await (await fetch('/dist/manifest.json')).json();
const { mount } = await import(`/dist/${manifest.entry}`);
const { buildAppearanceCss } = await import(`${location.origin}/core/appearance/theme-css.ts`);
const { initialFacts } = await import(`${location.origin}/flow/initial-facts.ts`);

const session = {
  sessionToken: 'gallery',
  checkoutId: 'chk_gallery',
  isAmountQualified: true,
  minimumPurchaseAmount: 500,
  cartTotal: 4850.4,
  requestSource: 'tamarackDirectApp',
};
/**
 * `state.failure`: code of the session failure. `state.waiting`: the session never arrives. `state.frameless`: the documents of its
 * secure frames are not found.
 */
const getSession = (state) => {
  if (state.waiting) return new Promise(() => {});
  if (!state.failure)
    return Promise.resolve(state.frameless ? { ...session, checkoutId: 'frameless' } : session);
  const failure = { name: 'TamarackError', message: state.failure, code: state.failure, retryable: false };
  return Promise.reject(Object.assign(new Error(state.failure), failure, state.failureIs));
};

/** `state.policy`: Content-Security-Policy of the page, which stays: the next state needs a page of its own. */
const setPolicy = ({ policy }) => {
  if (!policy) return;
  const meta = Object.assign(document.createElement('meta'), { content: policy });
  meta.httpEquiv = 'Content-Security-Policy';
  document.head.append(meta);
};
/** `state.offline`: the browser reports that it is offline. */
const setConnection = ({ offline }) => {
  Reflect.deleteProperty(navigator, 'onLine');
  if (offline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
};
const { setTimeout, setInterval, clearTimeout } = window;
/** Timers from so many milliseconds make a screen go on by itself: a question repeated, a message that goes, a dialog that closes. */
const LONG = 1000;
/** What ends without waiting for its answers, in place of some seconds. */
const LEAVING = 40;
const longTimers = new Set();
let isStill = false;
/** Factor that shortens timers: `state.hurry`, and while a state is left. */
let hurry = 1;
const keepTimers =
  (set) =>
  (run, wait = 0, ...values) => {
    if (isStill && wait >= LONG) return 0;
    const timer = set(run, wait / hurry, ...values);
    if (wait >= LONG) longTimers.add(timer);
    return timer;
  };
window.setTimeout = keepTimers(setTimeout);
window.setInterval = keepTimers(setInterval);
/** A state that was played to its end stays as it is, however late it is looked at. */
const standStill = () => {
  isStill = true;
  longTimers.forEach(clearTimeout);
  longTimers.clear();
};
/** The current route of the memory router, shown beside the frame. */
const showRoute = (route) => {
  document.documentElement.dataset.route = route ?? '';
};

/** Closes the dialog of the state before. */
let leave = async () => {};

/** Plays a state to its end. Returns null, or the error. */
window.show = async ({ id, name, language, appearance = {} }) => {
  isStill = false;
  hurry = LEAVING;
  await leave();
  localStorage.clear();
  sessionStorage.clear();
  const { default: screen } = await import(`/gallery/states/${id}.mjs`);
  const state = screen.states.find((each) => each.name === name);
  setPolicy(state);
  setConnection(state);
  hurry = state.hurry ?? 1;
  window.XMLHttpRequest = uploading(state);
  const respond = createProvider(state, { origin: location.origin, initialFacts });
  /** The secure frames call it in place of `fetch`; see `serve.mjs`. */
  window.respond = respond;
  /** The values that the server writes into the documents of the secure frames. */
  window.frameCss = buildAppearanceCss(appearance, ':root:root');
  const closed = Promise.withResolvers();
  const { unmount } = mount({
    apiUrl: location.origin,
    session: getSession(state),
    retrySession: () => getSession(state),
    language,
    forceLanguage: true,
    ownPage: state.ownPage,
    appearance: Object.keys(appearance).length > 0 ? appearance : undefined,
    analytics: {
      track() {},
      attach: (current) => current.subscribe(showRoute),
    },
    fetch: respond,
    onEvent: ({ type }) => {
      parent.postMessage({ gallery: type }, location.origin);
      if (type === 'closed') closed.resolve();
    },
  });
  leave = () => {
    unmount();
    return closed.promise;
  };
  try {
    await play(state.play ?? [], { language, waiting: state.waiting });
    standStill();
    return null;
  } catch (error) {
    console.error(error);
    return String(error);
  }
};

/** The state of the address. Without one, the page waits for a call of `show`. */
const query = new URLSearchParams(location.search);
if (query.has('screen')) {
  const failure = await window.show({
    id: query.get('screen'),
    name: query.get('state'),
    language: query.get('language') === 'fr' ? 'fr' : 'en',
    appearance: JSON.parse(query.get('appearance') ?? '{}'),
  });
  if (failure !== null) document.documentElement.dataset.error = failure;
}
document.documentElement.dataset.ready = 'yes';
