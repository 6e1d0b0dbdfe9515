import { frameUrl, languages, sizes } from './list.mjs';

const frame = (screen, state, language, size) => {
  const { width, height } = sizes[size];
  return `<figure class="${size}" data-language="${language}" data-size="${size}">
    <figcaption>${state.name} · ${language}</figcaption>
    <iframe loading="lazy" width="${width}" height="${height}" title="${screen.title}, ${state.name}, ${language}, ${size}"
      src="${frameUrl(screen, state, language)}"></iframe></figure>`;
};

const section = (screen) => `<section id="${screen.id}"><h2>${screen.title} <small>${screen.id}</small></h2>
  <div class="row">${screen.states
    .flatMap((state) =>
      languages.flatMap((language) => Object.keys(sizes).map((size) => frame(screen, state, language, size))),
    )
    .join('')}</div></section>`;

export const indexPage = (screens) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Gallery</title><link rel="stylesheet" href="/gallery/gallery.css">
<header><h1>Gallery</h1>
<label>Language <select id="language"><option value="">both</option><option>en</option><option>fr</option></select></label>
<label>Size <select id="size"><option value="">both</option><option selected>phone</option><option>desktop</option></select></label>
</header>
<nav>${screens.map(({ id, title }) => `<a href="#${id}">${title}</a>`).join('')}</nav>
<main>${screens.map(section).join('')}</main><script type="module" src="/gallery/choose.mjs"></script></html>`;

export const framePage = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>State</title>
<body style="margin:0;background:#eef1f6"><script type="module" src="/gallery/frame.mjs"></script></body></html>`;
