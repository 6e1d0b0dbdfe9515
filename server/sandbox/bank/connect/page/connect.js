import { button, element, field, form, show } from './steps.js';
import { texts as all } from './texts.js';

const query = new URLSearchParams(location.search);
const language = query.get('language') === 'fr' ? 'fr' : 'en';
const texts = all[language];
const tag = query.get('tag') ?? '';
let visit = '';
let bank = '';

// Removes the single-use token from the history.
history.replaceState(null, '', location.pathname);
document.getElementById('badge').textContent = texts.badge;

/** Like the vendor's page, posts to any origin: the host page verifies the origin and source of each message. */
const tell = (step, rest = {}) => window.parent.postMessage({ step, ...rest }, '*');

// As at the vendor, the button only posts a message: the host page closes the frame.
if (query.get('closeEnable') === 'true') {
  const close = document.getElementById('close');
  close.hidden = false;
  close.setAttribute('aria-label', texts.close);
  close.addEventListener('click', () => tell('COMPONENT_CLOSE_SESSION', { institution: bank }));
}

async function call(name, body = {}) {
  try {
    const response = await fetch(`/connect/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visit, ...body }),
    });
    return await response.json();
  } catch {
    return { flinksCode: 'RETRY_LATER' };
  }
}

function consent() {
  tell('COMPONENT_LOAD_CONSENT');
  const accept = () => {
    tell('ACCEPT_CONSENT');
    institutions();
  };
  const deny = () => {
    tell('DENY_CONSENT');
    show(texts.deniedTitle, element('p', {}, texts.deniedText));
  };
  show(
    texts.consentTitle,
    element('p', {}, texts.consentLead),
    element('ul', {}, ...texts.consentItems.map((item) => element('li', {}, item))),
    element('p', {}, texts.consentNote),
    element(
      'div',
      { class: 'stack' },
      button('primary', texts.agree, accept),
      button('plain', texts.decline, deny),
    ),
  );
}

function institutions() {
  tell('COMPONENT_LOAD_INSTITUTION_SELECTOR');
  const error = element('p', { class: 'error', role: 'alert' });
  const choose = () => {
    tell('INSTITUTION_SELECTED', { institution: bank });
    credentials();
  };
  const down = () => {
    tell('DISABLED_INSTITUTION', { institution: 'MapleTestBank' });
    error.textContent = texts.codes.DISABLED_INSTITUTION;
  };
  const row = (name, note, onclick) =>
    element(
      'button',
      { type: 'button', class: 'bank', onclick },
      element('span', { class: 'mark', 'aria-hidden': 'true' }, name[0]),
      element('span', {}, name, element('small', {}, note)),
    );
  show(
    texts.bankTitle,
    element(
      'div',
      { class: 'stack' },
      row(bank, texts.bankNote, choose),
      row('Maple Test Bank', texts.bankDown, down),
      error,
    ),
  );
}

function credentials() {
  tell('COMPONENT_LOAD_CREDENTIAL', { institution: bank });
  const user = field('username', texts.user);
  const password = field('password', texts.password, 'password');
  const submit = async () => {
    tell('SUBMIT_CREDENTIAL', { institution: bank });
    const answer = await call('login', {
      username: user.input.value,
      password: password.input.value,
      language,
    });
    if (answer.flinksCode) {
      tell('COMPONENT_LOAD_CREDENTIAL_RETRY', { institution: bank, flinksCode: answer.flinksCode });
      return answer.flinksCode;
    }
    question(answer.questions, 0);
    return null;
  };
  const [before, between, after] = texts.hint.split(/\{user\}|\{password\}/);
  const code = (value) => element('code', {}, value);
  show(
    texts.loginTitle,
    form(texts, [user, password], texts.signIn, submit),
    element('p', { class: 'hint' }, before, code('greatday_nomfa'), between, code('Everyday'), after),
  );
}

function question(prompts, at) {
  const prompt = prompts[at];
  if (prompt === undefined) return accounts();
  tell('COMPONENT_LOAD_MFA', { institution: bank, mfaTypes: ['QuestionAndAnswer'] });
  const answer = field('answer', prompt);
  const submit = async () => {
    tell('SUBMIT_MFA', { institution: bank });
    const reply = await call('answer', { prompt, answer: answer.input.value });
    if (reply.flinksCode) {
      tell('COMPONENT_LOAD_MFA_RETRY', { institution: bank, flinksCode: reply.flinksCode });
      return reply.flinksCode;
    }
    question(prompts, at + 1);
    return null;
  };
  const step = texts.mfaStep.replace('{at}', at + 1).replace('{of}', prompts.length);
  show(texts.mfaTitle, element('p', {}, step), form(texts, [answer], texts.next, submit));
}

async function accounts() {
  const { accounts: list = [] } = await call('accounts');
  tell('COMPONENT_LOAD_ACCOUNT_SELECTION', { totalAccounts: list.length, displayedAccounts: list.length });
  let chosen = list[0]?.id ?? '';
  const choice = ({ id, title, ending }) =>
    element(
      'label',
      { class: 'choice' },
      element('input', {
        type: 'radio',
        name: 'account',
        value: id,
        checked: id === chosen,
        onchange: () => {
          chosen = id;
        },
      }),
      element('span', {}, `${title}, ${texts.ending} ${ending}`),
    );
  const submit = async () => {
    tell('ACCOUNT_SELECTED', { accountId: chosen });
    const answer = await call('select');
    if (answer.flinksCode) return answer.flinksCode;
    finish(answer.loginId, chosen);
    return null;
  };
  const made = form(texts, [], texts.connect, submit);
  made.prepend(element('fieldset', {}, element('legend', {}, texts.accountLegend), ...list.map(choice)));
  show(texts.accountTitle, made);
}

function finish(loginId, accountId) {
  const back = query.get('redirectUrl') ?? `${location.origin}/connected`;
  const url = new URL(back);
  for (const [key, value] of Object.entries({ loginId, institution: bank, tag, accountId }))
    url.searchParams.set(key, value);
  show(texts.doneTitle, element('p', {}, texts.doneText));
  tell('REDIRECT', { institution: bank, url: url.href });
}

tell('APP_MOUNTED');
const opened = await call('open', { authorizeToken: query.get('authorizeToken') ?? '', tag });
if (opened.flinksCode) {
  tell('TOKEN_INVALID');
  show(texts.tokenTitle, element('p', {}, texts.tokenText));
} else {
  visit = opened.visit;
  bank = opened.institution;
  consent();
}
