/**
 * `npm run gallery:compare [-- --record] [filter]`: the first state of each screen, in both languages, at both widths, in
 * light, dark and forced colours, against the screenshots recorded in `screenshots/`. With a filter: only screens whose id contains it.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { launchBrowser } from '../browser.mjs';
import { languages, listScreens, sizes } from './list.mjs';
import { startGallery } from './serve.mjs';

const folder = new URL('./screenshots/', import.meta.url);
/** Side of a cell in pixels. A recorded screenshot is the mean colour of each cell. */
const CELL = 20;
/** A cell differs by more than this, of 255 in one channel; a screenshot by more than so many cells. */
const TOLERANCE = { colour: 20, cells: 2 };
/** The fixed time of the screenshots, so that countdowns do not run. */
const NOW = '2026-11-21T15:00:00Z';

const themes = {
  light: {},
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
};
const calm = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' };

/** Mean colours of the cells, row by row, in bytes. */
const toCells = async (png) => {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const columns = Math.ceil(width / CELL);
  const sums = new Float64Array(columns * Math.ceil(height / CELL) * 4);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const cell = (Math.floor(y / CELL) * columns + Math.floor(x / CELL)) * 4;
      for (let channel = 0; channel < 3; channel++) sums[cell + channel] += data[at + channel];
      sums[cell + 3] += 1;
    }
  return Buffer.from(
    sums.filter((_, at) => at % 4 < 3).map((sum, at) => sum / sums[Math.floor(at / 3) * 4 + 3]),
  );
};

/** Number of cells that differ. */
const countDifferences = (before, after) => {
  if (before.length !== after.length) return Math.max(before.length, after.length) / 3;
  const cells = new Set();
  for (let at = 0; at < before.length; at++)
    if (Math.abs(before[at] - after[at]) > TOLERANCE.colour) cells.add(Math.floor(at / 3));
  return cells.size;
};

const pack = (cells) => zlib.deflateRawSync(cells, { level: 9 }).toString('base64');
const unpack = (text) => zlib.inflateRawSync(Buffer.from(text, 'base64'));

/** The recorded screenshots of a theme by name; one line each, so that a change shows whose it is. */
const readScreenshots = (theme) => {
  const file = new URL(`${theme}.txt`, folder);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => line.split('\t')));
};
const writeScreenshots = (theme, screenshots) => {
  fs.mkdirSync(folder, { recursive: true });
  const lines = [...screenshots].sort(([a], [b]) => (a < b ? -1 : 1)).map((entry) => `${entry.join('\t')}\n`);
  fs.writeFileSync(new URL(`${theme}.txt`, folder), lines.join(''));
};

/** Cells by theme and name. `change`: style added to the dialog, to prove that a change is seen. */
export const takeScreenshots = async ({ screens, change = '' }) => {
  const gallery = await startGallery(0, 3600);
  const browser = await launchBrowser();
  const taken = Object.fromEntries(Object.keys(themes).map((theme) => [theme, new Map()]));
  try {
    const context = await browser.newContext({ locale: 'en-CA', ...calm });
    await context.clock.setFixedTime(NOW);
    const queue = screens.flatMap((screen) => languages.map((language) => ({ screen, language }))).values();
    const draw = async () => {
      const page = await context.newPage();
      for (const { screen, language } of queue) {
        await page.setViewportSize(sizes.phone);
        await page.goto(`${gallery.url}/frame`);
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        const state = { id: screen.id, name: screen.states[0].name, language, appearance: { theme: 'auto' } };
        const failed = await page.evaluate((each) => window.show(each), state);
        if (failed !== null) throw new Error(`${screen.id}: ${failed}`);
        if (change)
          await page.evaluate((css) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(css);
            const root = [...document.body.children].find((node) => node.shadowRoot).shadowRoot;
            root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
          }, change);
        for (const [size, viewport] of Object.entries(sizes)) {
          await page.setViewportSize(viewport);
          for (const [theme, media] of Object.entries(themes)) {
            await page.emulateMedia({ ...calm, ...media });
            await page.waitForTimeout(100);
            const png = await page.screenshot({ animations: 'disabled' });
            taken[theme].set(`${screen.id} ${language} ${size}`, await toCells(png));
          }
          await page.emulateMedia(calm);
        }
      }
    };
    await Promise.all([draw(), draw(), draw()]);
  } finally {
    await browser.close();
    gallery.stop();
  }
  return taken;
};

/** The differences from the recorded screenshots. */
export const compare = (taken) =>
  Object.entries(taken).flatMap(([theme, screenshots]) => {
    const recorded = readScreenshots(theme);
    return [...screenshots].flatMap(([name, cells]) => {
      const before = recorded.get(name);
      if (before === undefined) return [`${theme} ${name}: not recorded`];
      const count = countDifferences(unpack(before), cells);
      return count > TOLERANCE.cells ? [`${theme} ${name}: ${count} cells differ`] : [];
    });
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [filter = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const screens = (await listScreens()).filter(({ id }) => id.includes(filter));
  const taken = await takeScreenshots({ screens });
  if (process.argv.includes('--record')) {
    for (const [theme, screenshots] of Object.entries(taken)) {
      const all = filter === '' ? new Map() : readScreenshots(theme);
      for (const [name, cells] of screenshots) all.set(name, pack(cells));
      writeScreenshots(theme, all);
    }
  } else {
    const differences = compare(taken);
    console.log(differences.join('\n') || 'The screenshots are as recorded.');
    if (differences.length > 0) process.exitCode = 1;
  }
}
