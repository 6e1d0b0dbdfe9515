/**
 * `npm run gallery:shots [-- filter] [--dark|--forced]`: screenshots of all states on one contact sheet per part, size and
 * language, in examples/gallery/shots/. With a filter: only screens whose id contains it. `--dark` and `--forced`: in the dark, or
 * in forced colours.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../browser.mjs';
import { frameUrl, languages, listScreens, sizes } from './list.mjs';
import { startGallery } from './serve.mjs';

const out = fileURLToPath(new URL('./shots', import.meta.url));
const words = process.argv.slice(2);
const only = words.find((word) => !word.startsWith('--')) ?? '';
const looks = { light: {}, dark: { colorScheme: 'dark' }, forced: { forcedColors: 'active' } };
const look = Object.keys(looks).find((name) => words.includes(`--${name}`)) ?? 'light';
/** Screenshots per row of a sheet. */
const columns = { phone: 6, desktop: 3 };

const failures = [];
/** Screenshots mostly wait for the state to play. */
const concurrency = 4;

/** Enlarges the viewport to the content, so long screens are fully visible. */
const takeScreenshot = async (page, url, size) => {
  await page.setViewportSize(sizes[size]);
  await page.goto(url);
  const late = await page.waitForSelector('html[data-ready]', { timeout: 30_000, state: 'attached' }).then(
    () => undefined,
    () => 'never ready',
  );
  const failed = late ?? (await page.evaluate(() => document.documentElement.dataset.error));
  if (failed) failures.push(`${url}: ${failed}`);
  const more = await page.evaluate(() => {
    const root = [...document.body.children].find((node) => node.shadowRoot)?.shadowRoot;
    const hidden = [...(root?.querySelectorAll('*') ?? [])]
      .filter((node) => getComputedStyle(node).overflowY === 'auto' && node.localName !== 'table')
      .map((node) => node.scrollHeight - node.clientHeight);
    return Math.max(0, ...hidden);
  });
  const { width, height } = sizes[size];
  if (more > 0) await page.setViewportSize({ width, height: height + Math.min(more, 2600) });
  await page.waitForTimeout(120);
  return page.screenshot({ type: 'jpeg', quality: 80 });
};

const sheet = async (page, cards, size, title) => {
  const width = size === 'phone' ? 300 : 620;
  const figures = cards.map(
    ({ caption, image }) =>
      `<figure><figcaption>${caption}</figcaption><img src="data:image/jpeg;base64,${image.toString('base64')}"></figure>`,
  );
  await page.setViewportSize({ width: columns[size] * (width + 16) + 16, height: 400 });
  await page.setContent(`<style>body{margin:0;padding:16px;font:14px system-ui;background:#dde3ec}h1{margin:0 0 12px;font-size:18px}
    div{display:grid;grid-template-columns:repeat(${columns[size]},${width}px);gap:16px;align-items:start}
    figure{margin:0}img{display:block;width:100%;border:1px solid #7d8aa3}</style><h1>${title}</h1><div>${figures.join('')}</div>`);
  return page.screenshot({ fullPage: true });
};

const gallery = await startGallery(0);
const browser = await launchBrowser();
try {
  fs.mkdirSync(out, { recursive: true });
  const screens = (await listScreens()).filter(({ id }) => id.includes(only));
  for (const size of Object.keys(sizes))
    for (const language of languages) {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: `${language}-CA`,
        ...looks[look],
      });
      const pages = await Promise.all(Array.from({ length: concurrency }, () => context.newPage()));
      for (const part of new Set(screens.map((screen) => screen.part))) {
        const waiting = screens
          .filter((each) => each.part === part)
          .flatMap((screen) => screen.states.map((state) => ({ screen, state })));
        const cards = new Array(waiting.length);
        const entries = waiting.entries();
        const draw = async (page) => {
          for (const [index, { screen, state }] of entries) {
            const url = `${gallery.url}${frameUrl(screen, state, language)}&appearance={"theme":"auto"}`;
            const image = await takeScreenshot(page, url, size);
            cards[index] = { caption: `${screen.title} · ${state.name}`, image };
          }
        };
        await Promise.all(pages.map(draw));
        const name = `${part}-${size}-${language}${look === 'light' ? '' : `-${look}`}.png`;
        const sheetPage = await context.newPage();
        fs.writeFileSync(
          `${out}/${name}`,
          await sheet(sheetPage, cards, size, `${part} · ${size} · ${language} · ${look}`),
        );
        await sheetPage.close();
        console.log(`${name}: ${cards.length} screenshots`);
      }
      await context.close();
    }
} finally {
  await browser.close();
  gallery.stop();
}
if (failures.length > 0) {
  console.error(`States that failed to play:\n${failures.join('\n')}`);
  process.exitCode = 1;
}
