/** Small DOM helpers of the Connect page: elements, steps with focus and title, forms that show their error. */

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** Shows one step. Screen readers announce its heading, because the focus moves to the region that it labels. */
export function show(title, ...children) {
  const main = document.getElementById('main');
  const heading = element('h1', { id: 'title' }, title);
  main.setAttribute('aria-labelledby', 'title');
  main.replaceChildren(heading, ...children);
  document.title = `${title} – FlinksCapital`;
  main.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

export function button(kind, label, onclick) {
  return element(
    'button',
    { type: onclick ? 'button' : 'submit', class: kind, ...(onclick && { onclick }) },
    label,
  );
}

export function field(id, label, type = 'text') {
  const input = element('input', {
    id,
    name: id,
    type,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-describedby': 'error',
  });
  return { input, label: element('label', { for: id }, label, input) };
}

/** A form whose button is disabled during the call. Errors are shown above the button and announced. */
export function form(texts, fields, label, submit) {
  const error = element('p', { id: 'error', class: 'error', role: 'alert' });
  const send = button('primary', label);
  const fail = (message, input) => {
    error.textContent = message;
    for (const { input: each } of fields) each.setAttribute('aria-invalid', String(each === input));
    input?.focus();
  };
  const onsubmit = async (event) => {
    event.preventDefault();
    const empty = fields.find(({ input }) => input.value.trim() === '');
    if (empty) return fail(texts.required, empty.input);
    send.disabled = true;
    error.textContent = '';
    document.getElementById('status').textContent = texts.busy;
    const code = await submit();
    document.getElementById('status').textContent = '';
    send.disabled = false;
    if (code)
      fail(texts.codes[code] ?? texts.codes.other, fields.at(code === 'INVALID_USERNAME' ? 0 : -1)?.input);
  };
  return element(
    'form',
    { novalidate: true, onsubmit },
    ...fields.map(({ label: each }) => each),
    error,
    send,
  );
}
