/** Only the press acts: programs that follow the links of a mail open the page and nothing more. */
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname + location.search);
const form = document.querySelector('form');
const status = document.querySelector('[role=status]');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  const response = await fetch('/v1/account/disown', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => null);
  const result = response?.ok ? 'done' : response?.status === 401 ? 'over' : 'failed';
  status.textContent = status.dataset[result];
  button.disabled = false;
  if (result !== 'failed') form.remove();
});
