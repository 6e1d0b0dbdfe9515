/**
 * `npm run gallery:compare [-- --record] [filter]`: the first state of each screen, in both languages, at both widths, in
 * light, dark and forced colours, against the screenshots recorded in `screenshots/`. With a filter: only screens whose id contains it.
 */
import { launchBrowser } from '../browser.mjs';
import {
  describeDifference,
  pack,
  readScreenshots,
  screenshotTime,
  toCells,
  writeScreenshots,
} from './cells.mjs';
import { languages, listScreens, sizes } from './list.mjs';
import { startGallery } from './serve.mjs';

const themes = {
  light: {},
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
};
const calm = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' };

/** Cells by theme and name. */
const takeScreenshots = async (screens) => {
  const gallery = await startGallery(0, 3600);
  const browser = await launchBrowser();
  const taken = Object.fromEntries(Object.keys(themes).map((theme) => [theme, new Map()]));
  try {
    const context = await browser.newContext({ locale: 'en-CA', ...calm });
    await context.clock.setFixedTime(screenshotTime);
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
const compare = (taken) =>
  Object.entries(taken).flatMap(([theme, screenshots]) => {
    const recorded = readScreenshots(theme);
    return [...screenshots].flatMap(([name, cells]) => {
      const difference = describeDifference(recorded.get(name), cells);
      return difference === null ? [] : [`${theme} ${name}: ${difference}`];
    });
  });

const [filter = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const screens = (await listScreens()).filter(({ id }) => id.includes(filter));
const taken = await takeScreenshots(screens);
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
