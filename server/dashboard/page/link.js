/** The link's token is in the fragment: it moves into the form, and out of the address and the history. */
const field = document.querySelector('#link [name="token"]');

if (field && location.hash.length > 1) {
  field.value = location.hash.slice(1);
  field.closest('.field').hidden = true;
  history.replaceState(null, '', location.pathname);
}
