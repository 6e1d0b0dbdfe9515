/** Runs the browser's passkey dialog for the page's form, and submits its result with the form. */
const form = document.querySelector('form[data-passkey]');
const message = document.getElementById('passkey-error');

const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const toText = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function showError(text) {
  message.textContent = text;
  message.hidden = false;
}

async function logIn(options) {
  const { id, rawId, type, response } = await navigator.credentials.get({
    publicKey: { ...options, challenge: toBytes(options.challenge), allowCredentials: [] },
  });
  return {
    id,
    rawId: toText(rawId),
    type,
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
      userHandle: response.userHandle ? toText(response.userHandle) : null,
    },
  };
}

async function create(options) {
  const { id, rawId, type, response } = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: toBytes(options.challenge),
      user: { ...options.user, id: toBytes(options.user.id) },
      excludeCredentials: (options.excludeCredentials ?? []).map((each) => ({
        ...each,
        id: toBytes(each.id),
      })),
    },
  });
  return {
    id,
    rawId: toText(rawId),
    type,
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

/** A link's token is in the fragment: it moves into the form, and out of the address and the history. */
function takeToken() {
  const token = form.elements.namedItem('token');
  if (!token || form.dataset.passkey !== 'open') return;
  token.value = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
}

function start() {
  takeToken();
  if (!window.PublicKeyCredential) {
    showError('This browser has no passkeys. Use a current browser.');
    return;
  }
  const act = { get: logIn, create }[form.dataset.passkey];
  if (!act) return;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    message.hidden = true;
    try {
      const result = await act(JSON.parse(form.dataset.options));
      form.elements.namedItem('response').value = JSON.stringify(result);
      form.submit();
    } catch (error) {
      showError(
        error instanceof DOMException && error.name === 'InvalidStateError'
          ? 'This device already has a passkey for this account.'
          : 'Nothing was sent: the passkey dialog was closed or timed out. Try again.',
      );
    }
  });
}

if (form) start();
