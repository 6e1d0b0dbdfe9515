import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Language } from '@tamarack/core/language';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launchBrowser } from '../../examples/browser.mjs';
import type { Tamarack } from '../../sdk/index';
import { sandboxMerchant } from '../../server/sandbox/data/seed';
import { type Applicant, createApplicant } from '../e2e/support/applicant';
import { shortLived, viewports } from '../e2e/support/browser';
import { renderBarePage } from '../support/stack';
import { createTally, type Tally } from '../support/tally/tally';
import { type Balancer, startBalancer } from './support/balancer';
import { writeOtherBuild } from './support/other-build';
import { otherRelease, type Release, thisRelease } from './support/releases';
import { createServerProcess, type ServerProcess } from './support/server-process';
import { type SharedBank, startSharedBank } from './support/shared-bank';
import { createStorage, type TestStorage } from './support/test-database';

/**
 * A release and the way back from it, as customers in the middle of a checkout meet them: two builds behind one address,
 * which differ in the name of every file. The older one is another version where `OTHER_SERVER` names its `main.js`.
 */
describe('two builds behind a balancer', () => {
  let storage: TestStorage | null;
  let balancer: Balancer;
  let browser: Browser;
  let pages: http.Server;
  let pageUrl: string;
  let bank: SharedBank;
  let older: ServerProcess;
  let newer: ServerProcess;
  const otherFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-build-'));

  beforeAll(async () => {
    storage = await createStorage('PostgreSQL');
    if (!storage) return;
    writeOtherBuild('dist', otherFolder);
    balancer = await startBalancer();
    const { publishableKey } = sandboxMerchant;
    pages = http.createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(renderBarePage({ api: balancer.url, publishableKey }));
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    pageUrl = `http://localhost:${(pages.address() as AddressInfo).port}`;
    bank = await startSharedBank();
    const env = { ...bank.env, PUBLIC_URL: balancer.url, DRAIN_SECONDS: '1' };
    const options = { ...storage, origin: pageUrl };
    const create = ({ program, dist }: Release) =>
      createServerProcess({ ...options, program, env: { ...env, DIST_FOLDER: dist } });
    older = await create(otherRelease ?? thisRelease);
    newer = await create(otherRelease ? thisRelease : { ...thisRelease, dist: otherFolder });
    browser = await launchBrowser({ args: shortLived });
  });
  afterAll(async () => {
    fs.rmSync(otherFolder, { recursive: true });
    if (!storage) return;
    await browser.close();
    for (const server of [older, newer]) await server.kill();
    await Promise.all([balancer.close(), bank.close()]);
    pages.closeAllConnections();
    pages.close();
    storage.remove();
  });

  /** A customer at the first screen, whose page counts what it could not load. */
  const open = async (language: Language, tally: Tally): Promise<Applicant> => {
    const page = await browser.newPage({ viewport: viewports.phone, reducedMotion: 'reduce' });
    // a loaded machine renders late
    page.setDefaultTimeout(90_000);
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!/^\/(sdk|frames)\//.test(pathname)) return;
      tally.count(response.ok() ? null : `${pathname} answered ${response.status()}`);
    });
    await page.goto(pageUrl);
    await page.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
    await page.evaluate((shown) => {
      const tamarack = window.Tamarack as Tamarack;
      tamarack.checkout({ cartTotal: 2500, language: shown });
      void tamarack.run();
    }, language);
    const stack = {
      api: balancer.url,
      bank: bank.origin,
      shop: pageUrl,
      bare: pageUrl,
      elsewhere: pageUrl,
      secretKey: sandboxMerchant.secretKey,
      publishableKey: sandboxMerchant.publishableKey,
    };
    return createApplicant({ page, stack, language });
  };
  const finish = async (person: Applicant, tally: Tally): Promise<void> => {
    await person.arrive('final.title');
    tally.count(null);
    await person.page.context().close();
  };

  test('a checkout that both builds serve in turn is signed', async (context) => {
    if (!storage) return context.skip('PostgreSQL is not installed');
    const tally = createTally(context);
    await older.start();
    await newer.start();
    balancer.use(older, newer);
    // texts of another version may differ: the walk waits for those of this one
    for (const language of otherRelease ? (['en'] as const) : (['en', 'fr'] as const)) {
      const person = await open(language, tally);
      await person.from('welcome', 'end');
      await finish(person, tally);
    }
    tally.end();
  });

  test('a checkout begun before the release, and one begun before the way back, are signed after it', async (context) => {
    if (!storage) return context.skip('PostgreSQL is not installed');
    const tally = createTally(context);
    for (const [before, after] of [
      [older, newer],
      [newer, older],
    ] as const) {
      for (const server of [before, after]) if (!server.isRunning()) await server.start();
      balancer.use(before);
      const person = await open('en', tally);
      await person.from('welcome', 'email');
      balancer.use(before, after);
      await person.from('email', 'personal');
      balancer.use(after);
      await before.stop();
      await person.from('personal', 'end');
      await finish(person, tally);
    }
    tally.end();
  });
});
