import { choose, drag } from './uploads.mjs';

/**
 * Plays user actions, found by visible text. Texts are keys of the locale files (`start:welcome.start`), so
 * the same steps work in both languages.
 *
 * @typedef {{ click: string, nth?: number } | { fill: string, with: string } | { wait: string } | { key:
 * string }
 *   | { scroll: string } | { pause: number } | { frame: string } | { busy: string } | { close: true }
 *   | { tick: string } | { repeat: Step[], until: Step }
 *   | { files: { name: string, size?: number, type?: string }[] } | { drag: { name: string }[] }} Step
 */
/** Timeout in milliseconds, long enough for a busy machine. */
const TIMEOUT = 60_000;
/** Milliseconds in which repeated steps have to take effect. */
const REPEAT_TIMEOUT = 1000;

const parts = new Map();
const words = async (key, language) => {
  const [part, path] = key.split(':');
  const file = `/locales/${language}/${part}.json`;
  if (!parts.has(file)) parts.set(file, await (await fetch(file)).json());
  const text = path.split('.').reduce((node, name) => node?.[name], parts.get(file));
  if (typeof text !== 'string') throw new Error(`no text ${key}`);
  const escaped = text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\\\{\\\{.+?\\\}\\\}/g, '.+?')}`);
};

const root = () => [...document.body.children].find((node) => node.shadowRoot)?.shadowRoot;
/** Documents of the secure frames; in the gallery they have the page's own origin. */
const frameDocuments = () =>
  [...(root()?.querySelectorAll('iframe[src*="/frames/"]') ?? [])].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
/** Before its script has run, a frame does not report its input to the page. */
const isReady = ({ readyState, URL }) => readyState === 'complete' && URL !== 'about:blank';
const all = (selector) =>
  [root(), ...frameDocuments().filter(isReady)].flatMap((part) => [
    ...(part?.querySelectorAll(selector) ?? []),
  ]);
const getText = (node) => (node.getAttribute('aria-label') ?? node.textContent).trim();
const isVisible = (node) => node.getClientRects().length > 0 && !node.closest('[inert]');

/** The focus is on the screen, no longer on the dialog that it opened in. */
const isEntered = () => {
  const focused = root()?.activeElement;
  return focused && focused.localName !== 'dialog';
};

const until = async (find, what, ms = TIMEOUT) => {
  // a date may be fixed
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const found = find();
    if (found) return found;
    await new Promise((next) => setTimeout(next, 30));
  }
  throw new Error(`not found: ${what}`);
};
const withText = (selector, text, nth = 0) =>
  all(selector).filter((node) => isVisible(node) && text.test(getText(node)))[nth];

const findControl = (label) => label.control ?? label.getRootNode().getElementById(label.htmlFor);

const type = (control, value) => {
  // a secure frame may accept only trusted input
  const { ownerDocument } = control;
  control.select?.();
  if (ownerDocument !== document && ownerDocument.execCommand('insertText', false, value)) return;
  const proto = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(proto, 'value').set.call(control, value);
  control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }));
};

const acts = {
  click: async (step, text) =>
    (
      await until(() => withText('button, label, summary, [role=option]', text, step.nth), step.click)
    ).click(),
  fill: async (step, text) => {
    const label = await until(() => withText('label', text, step.nth), step.fill);
    const control = findControl(label);
    control.focus();
    type(control, step.with);
  },
  /** Clicks a box that is not ticked. */
  tick: async (step, text) => {
    const label = await until(() => withText('label', text), step.tick);
    if (!findControl(label).checked) label.click();
  },
  wait: (step, text, ms) =>
    until(() => withText('h1, h2, h3, p, span, div, li, button', text), step.wait, ms),
  key: async (step) => {
    const target = root().activeElement ?? root();
    target.dispatchEvent(new KeyboardEvent('keydown', { key: step.key, bubbles: true, composed: true }));
  },
  scroll: async (step, text) =>
    (await until(() => withText('h1, h2, p, span, label, button', text), step.scroll)).scrollIntoView(),
  pause: (step) => new Promise((next) => setTimeout(next, step.pause)),
  /** Next action of the bank's page. */
  frame: async (step) => {
    const ready = (node) => node?.contentDocument?.documentElement?.dataset.ready && node;
    (await until(() => ready(all('iframe:not([src*="/frames/"])')[0]), 'frame')).contentWindow.postMessage(
      step.frame,
    );
  },
  files: async (step) => choose(await until(() => all('input[type=file]')[0], 'files'), step.files),
  drag: async (step) => drag(await until(() => all('input[type=file]')[0], 'files'), step.drag),
  /** Waits for a busy button. */
  busy: (step, _, ms) => until(() => all('button[aria-busy=true]').find(isVisible), `busy: ${step.busy}`, ms),
  close: async () => (await until(() => all('button.x')[0], 'close')).click(),
};

const named = new Set(['click', 'fill', 'tick', 'wait', 'scroll']);

const perform = async (step, language, ms) => {
  if (step.repeat) return repeat(step, language);
  const [act] = Object.keys(step);
  await acts[act](step, named.has(act) ? await words(step[act], language) : undefined, ms);
  await new Promise((next) => setTimeout(next, 60));
};

/** Performs the steps until they take effect: on a busy machine a press may come too soon to count. */
const repeat = async ({ repeat: steps, until: effect }, language) => {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    for (const step of steps) await perform(step, language);
    try {
      return await perform(effect, language, REPEAT_TIMEOUT);
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
};

export const play = async (steps, { language, waiting = false }) => {
  if (!waiting) await until(() => all('h1').some(isVisible), 'a screen');
  // else it would take the focus from where the first step moves it to
  if (steps.length > 0 && !steps[0].wait) await until(isEntered, 'the focus on the screen');
  for (const step of steps) await perform(step, language);
  await until(() => frameDocuments().every(isReady), 'the secure frames');
  // Fonts, chunks and focus settle.
  await new Promise((next) => setTimeout(next, 250));
};
