import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Tamarack, TamarackEventName } from '../../sdk/index';
import { type Stack, startStack } from '../support/stack';
import { createApplicant } from './support/applicant';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';
import { readEvents, readInputs, readRequests, replay } from './support/replay';

const open = openBrowserForFile();
const stepNames: readonly TamarackEventName[] = ['opened', 'step', 'approved', 'error', 'closed'];
const walked = [
  '/',
  '/verify-business',
  '/verify-phone',
  '/verify-email',
  '/personal-info',
  '/business-info',
  '/value-proposition',
  '/banking-info',
  '/scoring',
  '/qualification',
  '/display-options',
  '/sign-agreement',
  '/final',
];

/** What the merchant's page has beside the dialog: in its address, title, styles, texts and fields. */
const pageSecrets = ['secret-query', 'secret-title', 'secret-style', 'secret-text', 'secret-typed'] as const;
const fillPage = ([, title, style, text, typed]: typeof pageSecrets): void => {
  document.title = title;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.${style} { color: inherit; }`);
  document.adoptedStyleSheets.push(sheet);
  const label = document.createElement('label');
  const field = document.createElement('input');
  field.value = typed;
  label.append(text, field);
  document.body.append(label);
};

describe('a whole walk with a vendor of analytics', () => {
  let stack: Stack;
  const bodies: string[] = [];
  const stops: (() => Promise<void> | void)[] = [];

  beforeAll(async () => {
    const vendor = http.createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const bytes = Buffer.concat(parts);
        const isPacked = request.headers['content-encoding'] === 'gzip';
        bodies.push(`${request.url} ${(isPacked ? gunzipSync(bytes) : bytes).toString('utf8')}`);
        response.end('{"status":"Ok"}');
      });
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    stops.push(() => void vendor.close());
    const address = vendor.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const started = await startStack({
      seed: inject('seed'),
      env: { ANALYTICS_URL: `http://127.0.0.1:${address.port}`, ANALYTICS_PROJECT_KEY: 'phc_e2e' },
    });
    stops.push(started.stop);
    stack = started.stack;
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  const openDialog = async (analytics?: boolean, { axe = false } = {}) => {
    const page = await open.openPage(await open.openContext());
    const sent: string[] = [];
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/analytics')) sent.push(request.postData() ?? '');
      loaded.push(request.url());
    });
    await page.goto(`${stack.bare}/?policy&order=${pageSecrets[0]}`);
    await page.evaluate(fillPage, pageSecrets);
    await page.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
    await page.evaluate(
      ({ names, consent }) => {
        const tamarack = window.Tamarack as Tamarack;
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        for (const name of names)
          tamarack.on(name, (payload) => heard.push(name === 'step' ? Object(payload).route : name));
        tamarack.checkout({ cartTotal: 2500, ...(consent !== undefined && { analytics: consent }) });
        void tamarack.run();
      },
      { names: stepNames, consent: analytics },
    );
    const onScreen = (screen: string): Promise<void> =>
      axe ? expectNoAxeFindings(page, screen) : Promise.resolve();
    return { page, sent, loaded, person: createApplicant({ page, stack, onScreen }) };
  };
  const readReceived = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as unknown[]);

  it('tells page and vendor the screens, and nothing that was typed; none has axe findings', async () => {
    const { page, sent, person } = await openDialog(true, { axe: true });
    await person.welcome();
    await person.eligibility();
    await person.askPhoneCode();
    await person.phoneCode();
    await person.email();
    await person.personal();
    await person.business();
    await person.valueProposition();
    await person.connectBank();
    await person.qualification();
    await person.options();
    await person.sign();
    await person.arrive('final.title');

    // the confirmation is on screen before the server has confirmed the outcome
    await expect.poll(() => readReceived(page)).toContain('approved');
    const heard = await readReceived(page);
    expect(heard[0]).toBe('opened');
    expect(heard).toEqual(expect.arrayContaining([...walked]));
    await expect.poll(() => bodies.join(), { timeout: 30_000 }).toContain('"end":"approved"');
    await page.evaluate(() => (window.Tamarack as Tamarack).close());
    await expect.poll(() => bodies.join(), { timeout: 30_000 }).toContain('/final"');
    await expect.poll(() => readReceived(page)).toContain('closed');

    const readRecordings = () =>
      bodies.filter((body) => body.startsWith('/s/ ')).map((body) => body.slice('/s/ '.length));
    // the last screen's may come after everything else that is said of it
    await expect
      .poll(() => JSON.stringify(readEvents(readRecordings())), { timeout: 30_000 })
      .toContain(person.t('final.title'));
    const recordings = readRecordings();
    const all = [...bodies, ...sent].join('\n');
    for (const route of walked.slice(0, 8)) expect(all).toContain(`"$pathname":"${route}"`);
    const outbox = await (await fetch(`${stack.api}/sandbox/api/outbox`)).text();
    const codes = outbox.match(/\b\d{6}\b/g) ?? [];
    expect(codes.length).toBeGreaterThan(1);
    const typed = [
      ...codes,
      person.phone.slice(2),
      person.mail,
      person.sin,
      person.first,
      person.last,
      '1985-03-07',
      '120 Main Street',
      'Toronto',
      'M5V',
      'greatday',
      'Everyday',
    ];
    for (const value of [...typed, ...pageSecrets]) expect(all).not.toContain(value);
    expect([...bodies.filter((body) => !recordings.includes(body.slice(4))), ...sent].join()).not.toContain(
      'Boréal',
    );

    // forms, numbers and calls are recorded, and a player of the format shows the dialog as it was
    const events = readEvents(recordings);
    expect(readInputs(events)).toEqual(expect.arrayContaining(['Café Boréal inc.', '4', '2', 'corporation']));
    expect(readRequests(events)).toContain('/v1/application/business');
    for (const hidden of ['"iframe"', '"src"', stack.api, stack.bare])
      expect(recordings.join()).not.toContain(hidden);
    const shown = await replay(await open.openPage(await open.openContext()), events);
    expect(shown.warnings).toEqual([]);
    expect(shown.title).toBe(person.t('final.title'));
    expect(Number(shown.weight)).toBeLessThan(700);
    expect(JSON.stringify(events)).toContain('$2,500.00');
  });

  it('without consent, nothing is loaded or sent; the page still hears of the steps', async () => {
    const before = bodies.length;
    const { page, sent, loaded, person } = await openDialog(false);
    await person.welcome();
    await person.arrive('verify.verifyBusiness.title');
    await expect.poll(() => readReceived(page)).toEqual(['opened', '/', '/verify-business']);
    await page.evaluate(() => (window.Tamarack as Tamarack).close());
    await expect.poll(() => readReceived(page)).toContain('closed');
    expect(sent).toEqual([]);
    expect(loaded.filter((url) => /beacon|recording/.test(url))).toEqual([]);
    expect(bodies).toHaveLength(before);
  });

  it('where the page does not say, the provider counts and the vendor gets nothing', async () => {
    const before = bodies.length;
    const { sent, loaded, person } = await openDialog();
    await person.welcome();
    await expect.poll(() => sent.join(), { timeout: 30_000 }).toContain('/verify-business');
    expect(sent.join()).not.toContain('visit');
    expect(loaded.some((url) => /beacon/.test(url))).toBe(true);
    expect(loaded.filter((url) => /recording/.test(url))).toEqual([]);
    expect(bodies).toHaveLength(before);
  });
});
