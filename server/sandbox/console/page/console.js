/** Shows the outbox and polls it every two seconds while the page is visible. */
const list = document.getElementById('outbox');
const empty = document.getElementById('empty');
const state = document.getElementById('state');
const to = document.getElementById('to');
const shown = new Map();

const time = new Intl.DateTimeFormat('en-CA', { timeStyle: 'medium', dateStyle: 'medium' });

function element(name, className, ...children) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function entry({ channel, to: recipient, subject, text, attachments, sentAt }) {
  const files = attachments.map(({ filename }) => filename).join(', ');
  return element(
    'li',
    '',
    element(
      'p',
      'meta',
      element('span', 'kind', channel === 'sms' ? 'SMS' : 'Email'),
      element('span', '', `to ${recipient}`),
      element('span', '', time.format(new Date(sentAt))),
    ),
    ...(subject ? [element('p', 'subject', subject)] : []),
    element('p', 'text', text),
    ...(files ? [element('p', 'meta', `Attachments: ${files}`)] : []),
  );
}

async function refresh() {
  const wanted = to.value.trim();
  const query = wanted ? `?to=${encodeURIComponent(wanted)}` : '';
  try {
    const response = await fetch(`/sandbox/api/outbox${query}`);
    const { items } = await response.json();
    // Messages are immutable: their elements are reused, so that a text selection in them survives.
    const entries = items.map((item) => {
      if (!shown.has(item.id)) shown.set(item.id, entry(item));
      return shown.get(item.id);
    });
    if (
      entries.length !== list.children.length ||
      entries.some((each, index) => each !== list.children[index])
    )
      list.replaceChildren(...entries);
    list.hidden = entries.length === 0;
    if (entries.length > 0) list.tabIndex = 0;
    empty.hidden = entries.length > 0;
    if (state.textContent) state.textContent = '';
  } catch {
    state.textContent = 'The server isn’t responding. Retrying…';
  }
}

to.addEventListener('input', () => void refresh());
setInterval(() => {
  if (!document.hidden) void refresh();
}, 2000);
document.addEventListener('visibilitychange', () => void refresh());
void refresh();
