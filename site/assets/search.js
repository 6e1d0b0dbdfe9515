/** Finds passages of the documents in the browser. Nothing is loaded before the field has the focus, and nothing is sent. */
const { root } = document.documentElement.dataset;
const form = document.querySelector('#search');
const list = document.querySelector('#found');
const count = document.querySelector('#count');
const atMost = 8;

let loading;
const load = () => {
  loading ??= (async () => {
    const [{ default: MiniSearch }, response] = await Promise.all([
      import('./minisearch.js'),
      fetch(new URL('passages.json', import.meta.url)),
    ]);
    const index = new MiniSearch({
      idField: 'url',
      fields: ['title', 'page', 'text'],
      storeFields: ['title', 'page', 'section', 'text'],
      searchOptions: {
        // most readers are merchants' developers
        boostDocument: (_id, _term, { section }) => (section === 'For operators' ? 0.4 : 1),
        boost: { title: 4, page: 2 },
        prefix: true,
        fuzzy: 0.15,
        combineWith: 'AND',
      },
    });
    index.addAll(await response.json());
    return index;
  })();
  return loading;
};

const excerpt = (text, terms) => {
  const at = Math.max(0, ...terms.map((term) => text.toLowerCase().indexOf(term)));
  const begin = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - 40)));
  return `${begin > 0 ? '…' : ''}${text.slice(begin, begin + 140).trim()}…`;
};

const renderResult = ({ id, title, page, section, text, terms }) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${root}${id}`;
  link.append(title);
  const place = document.createElement('small');
  place.append(`${section} › ${page}`);
  const words = document.createElement('p');
  words.append(excerpt(text, terms));
  item.append(link, place, words);
  return item;
};

const show = async () => {
  const words = form.elements.q.value.trim();
  const index = await load();
  if (words !== form.elements.q.value.trim()) return; // typed on meanwhile
  const found = words === '' ? [] : index.search(words);
  list.replaceChildren(...found.slice(0, atMost).map(renderResult));
  list.hidden = found.length === 0;
  count.textContent =
    words === '' ? '' : `${found.length} ${found.length === 1 ? 'passage' : 'passages'} found`;
  count.classList.toggle('unseen', words === '' || found.length > 0);
};

const links = () => [...list.querySelectorAll('a')];

form.elements.q.addEventListener('focus', load, { once: true });
form.addEventListener('input', show);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  await show();
  links()[0]?.click();
});
form.parentElement.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') {
    form.reset();
    form.elements.q.focus();
    void show();
  }
  if (!step) return;
  event.preventDefault();
  const all = [form.elements.q, ...links()];
  all[all.indexOf(document.activeElement) + step]?.focus();
});
document.addEventListener('click', (event) => {
  if (!form.parentElement.contains(event.target)) list.hidden = true;
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  form.elements.q.focus();
});
