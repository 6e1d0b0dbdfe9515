const selects = ['language', 'size'].map((id) => document.getElementById(id));
const apply = () => {
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = selects.some(({ id, value }) => value && figure.dataset[id] !== value);
};
for (const select of selects) select.addEventListener('change', apply);
apply();
