import type { Problem } from '@tamarack/core/errors/catalogue';
import type { Language } from '@tamarack/core/language';
import type { FrameMessage } from '@tamarack/core/protocol/frames';
import type { SigningAct } from '@tamarack/core/protocol/signing-acts';
import type { Agreement } from '../api/types';
import { type CallResult, call } from './kit/api';
import { connect } from './kit/connect';
import { getControl } from './kit/control';
import { announce, chooseTexts, texts } from './kit/field';
import { createForm, type Values } from './kit/form';
import { getButton, getPart, setBusy } from './kit/parts';
import { createSigningActs } from './signing/acts';
import { keepName, renderAgreementText } from './signing/agreement-text';
import { enableDownload } from './signing/download-copy';
import { readAgreement } from './signing/read-agreement';
import { isFullSize, watchApproach, watchSight } from './signing/watch-sight';

/** Requested before the document's controls are set up: the response takes longer than that. */
let early: ReturnType<typeof readAgreement> | null = readAgreement(null);

/** The agreement: read, chosen in a language, accepted and signed. The page around it learns only that it was signed. */
connect((post) => {
  const button = getButton('sign');
  const accepted = getControl('accepted');
  const name = getControl('name');
  /** Said once nothing else is. */
  const loaded = getPart('loaded');
  const sights = {
    box: watchSight(accepted.input),
    field: watchSight(name.input),
    button: watchSight(button),
  };
  const approach = watchApproach();
  const acts = createSigningActs();
  /** Fields that a person changed, rather than a script or a restored page. */
  const typed = new Set<EventTarget>();
  let shown: Agreement | null = null;
  let chosen: Language | null = null;
  /** The text replaced one that was shown before. */
  let changed = false;
  let disabled = false;
  let recordedName = '';
  let reads = 0;
  let isReading = false;
  let isBound = false;
  /** Result of the last press, until the page asks for it. */
  let outcome: Promise<CallResult> | null = null;

  const record = (act: SigningAct): void => {
    if (shown) acts.record(shown.agreementId, act);
  };
  const showOnly = (part: 'loading' | 'failed' | 'shown'): void => {
    for (const each of ['loading', 'failed', 'shown']) getPart(each).hidden = each !== part;
  };
  const showNotice = (part: 'covered' | 'problem' | null, text = ''): void => {
    for (const each of ['covered', 'problem']) getPart(each).hidden = each !== part;
    if (part === 'problem') getPart('reason').textContent = text;
    announce(text);
  };

  const validate = (values: Values<'accepted' | 'name'>) => ({
    accepted: values.accepted && typed.has(accepted.input) ? null : 'agreementRequired',
    name: values.name.trim() && typed.has(name.input) ? null : 'signatureRequired',
  });
  // before the form's own listener, which validates
  addEventListener(
    'input',
    (event) => {
      const { target, isTrusted } = event;
      if (!isTrusted || !target) return;
      // the page can have a person drop a text here
      if ((event as InputEvent).inputType === 'insertFromDrop') typed.delete(target);
      else typed.add(target);
      if (target !== accepted.input) return;
      sights.box.act();
      if (accepted.read()) record('boxTicked');
    },
    true,
  );
  const recordName = (): void => {
    const value = name.read().trim();
    if (value === '' || value === recordedName || !typed.has(name.input)) return;
    recordedName = value;
    record('nameTyped');
  };
  name.input.addEventListener('blur', recordName);

  const form = createForm({
    post: (message: FrameMessage) => {
      if (message.type === 'submitRequested') press(name.input, true);
      else post(message);
    },
    controls: { accepted, name },
    validate,
  });

  /**
   * Signs only what a person can see and has seen: the page may cover this document or move it under their finger. A tick
   * that was made out of sight is to be made again.
   */
  function press(control: Element, byKeyboard: boolean): void {
    if (disabled || shown === null || button.hasAttribute('aria-busy')) return;
    const tick = sights.box.getActSight();
    if (tick === 'unseen') accepted.write('');
    const isNameSeen = sights.field.wasSteady();
    const pressed = control === button ? sights.button : sights.field;
    const isSeen = tick === 'seen' && isNameSeen && pressed.isSteady() && isFullSize();
    if (!isSeen || !approach.isSteady(byKeyboard)) {
      showNotice('covered', texts['covered']);
      bringIntoView(tick === 'unseen' ? accepted.input : isNameSeen ? control : name.input);
      return;
    }
    showNotice(null);
    recordName();
    setBusy(button, true);
    outcome = form.send(sign(shown)).then(settle);
    post({ type: 'submitRequested' });
  }

  /** At once, and after the page made room for what was added above; in the middle, clear of the dialog's footer. */
  function bringIntoView(part: Element): void {
    const scroll = (): void => part.scrollIntoView({ block: 'center' });
    scroll();
    addEventListener('resize', scroll, { once: true });
  }

  async function sign({ agreementId, hash, language }: Agreement): Promise<CallResult> {
    const recorded = await acts.sendAll();
    if (!recorded.ok) return recorded;
    const signature = { agreementId, hash, language, accepted: true, name: name.read().trim() };
    return call('POST', 'agreement/sign', signature);
  }

  function settle(result: CallResult): CallResult {
    if (result.ok) return result;
    setBusy(button, false);
    const { problem } = result;
    if (problem?.errors?.some(({ code }) => code === 'agreementChanged')) {
      changed = true;
      void load();
    } else if (!problem?.errors?.some(({ path }) => /\/(accepted|name)$/.test(path))) {
      showNotice('problem', getText(problem));
    }
    return result;
  }

  async function load(): Promise<void> {
    reads += 1;
    const read = reads;
    const hadFocus = document.hasFocus() && shown !== null;
    shown = null;
    showOnly('loading');
    loaded.textContent = '';
    const wasBound = isBound;
    isReading = true;
    const reading = early ?? readAgreement(chosen);
    early = null;
    const result = await reading;
    if (read !== reads) return;
    isReading = false;
    if (result.ok) return show(result.body, hadFocus);
    if (!wasBound) {
      if (isBound) void load();
      return;
    }
    showOnly('failed');
    announce(texts['failed'] ?? '');
    if (isOutdated(result.problem)) post({ type: 'outdated' });
  }

  function show(agreement: Agreement, takeFocus: boolean): void {
    shown = agreement;
    const { language, firstLanguage, hash, signerName } = agreement;
    form.handlers.clear();
    typed.clear();
    recordedName = '';
    for (const sight of Object.values(sights)) sight.reset();
    showNotice(null);
    getPart('changed').hidden = !changed;
    getPart('french').hidden = firstLanguage !== 'fr' || language !== 'fr';
    getPart('english').hidden = firstLanguage !== 'fr' || language !== 'en';
    chooseTexts(language);
    for (const each of [getPart('signing'), loaded]) each.lang = `${language}-CA`;
    const paper = renderAgreementText(agreement);
    getPart('text').replaceChildren(paper);
    getPart('hash').textContent = hash;
    const hint = (texts['nameHint'] ?? '').replace('{{name}}', signerName);
    getPart('hint').replaceChildren(...keepName(hint, signerName));
    showOnly('shown');
    if (changed) {
      announce(texts['changed'] ?? '');
      bringIntoView(getPart('changed'));
    }
    // the focus says as much
    if (takeFocus) paper.focus({ preventScroll: changed });
    else if (!changed) loaded.textContent = texts['document'] ?? '';
    record('opened');
    watchEnd();
  }

  function watchEnd(): void {
    const end = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      end.disconnect();
      record('scrolledToEnd');
    });
    end.observe(getPart('end'));
  }

  const choose = (language: Language): void => {
    record('languageChosen');
    chosen = language;
    changed = false;
    void load();
  };
  getButton('french').addEventListener('click', () => choose('en'));
  getButton('english').addEventListener('click', () => choose('fr'));
  getButton('failed').addEventListener('click', () => {
    showOnly('loading');
    post({ type: 'ticketNeeded' });
  });
  button.addEventListener('click', ({ detail }) => {
    // the second press of a double click may hit a control that moved there
    if (detail > 1 || shown === null) return;
    if (Object.values(validate(form.read())).some(Boolean)) form.handlers.showErrors();
    else press(button, detail === 0);
  });
  enableDownload(() => ({
    path: `agreement/pdf?language=${shown?.language ?? document.documentElement.lang.slice(0, 2)}`,
    filename: `${shown?.title ?? ''}.pdf`,
  }));

  // the browser's frames are bound since the phone was verified, or will be in a moment
  void load();
  return {
    // the page cannot move the focus to where a press signs
    showErrors: () => {},
    focus: () => {},
    clear: () => {},
    disable: (now) => {
      disabled = now;
    },
    bound: () => {
      isBound = true;
      if (shown === null && !isReading) void load();
    },
    unbound: () => {
      if (shown !== null) return;
      showOnly('failed');
      announce(texts['failed'] ?? '');
    },
    // the page alone signs nothing
    submit: async () => {
      const last = outcome;
      outcome = null;
      return last ?? { ok: false, problem: null };
    },
  };
});

/** The facts changed elsewhere, in another tab or by an operator. */
const isOutdated = (problem: Problem | null): boolean =>
  problem?.type === 'step-not-allowed' || problem?.type === 'session-reused';

const getText = (problem: Problem | null): string =>
  (problem === null ? texts['network'] : (texts[`problem.${problem.type}`] ?? texts['problem.internal'])) ??
  '';
