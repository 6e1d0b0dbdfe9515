import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTamarack } from '../../../sdk/node/create-tamarack';
import { listBlocks } from '../../support/blocks/kinds';
import { createApplicant } from '../support/applicant';
import { openBrowserForFile } from '../support/browser';
import { priceIn, readPromises, readRequest, toSandbox } from '../support/document-blocks';
import { expectCheckout, visitExample, waitForLoader } from '../support/example-pages';
import { serveFiles } from '../support/serve-files';
import { getStack } from '../support/stack';
import { loadTexts } from '../support/texts';

const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const open = openBrowserForFile();
const pages = listBlocks('page').filter(({ words }) => !words.has('as'));
const start = loadTexts('en')('start.welcome.start');

/** What a reader's own code has where a block uses it. */
const customer = {
  ...{ email: 'marie@cafe-boreal.example', phone: '+14165550142', firstName: 'Marie', lastName: 'Tremblay' },
  businessName: 'Café Boréal inc.',
  address: { street: '1200 rue Ontario Est', city: 'Montréal', province: 'QC', postalCode: 'H2L 1R5' },
};

describe('blocks of the documents on a page', () => {
  let hash: string;
  let tab: Page;
  beforeAll(async () => {
    const answer = await fetch(`${getStack().api}/sdk/v${version}/integrity.json`);
    const { files } = (await answer.json()) as { files: Readonly<Record<string, string>> };
    hash = files['tamarack.js'] ?? '';
    expect(hash).toMatch(/^sha384-/);
  });

  let page = '';
  const getServed = serveFiles(() => ({ contentType: 'text/html; charset=utf-8', body: page }));
  const show = async (html: string): Promise<void> => {
    page = html;
    ({ tab } = await visitExample(open, getServed()));
  };
  const getScript = (name: string, type = '') => {
    const { api, publishableKey } = getStack();
    return `<script ${type} async crossorigin src="${api}/sdk/${name}" data-merchant-key="${publishableKey}"></script>`;
  };

  /** What of a page is seen to work, by what it has. */
  const htmlRules: readonly (readonly [has: RegExp, works: (code: string) => Promise<unknown>])[] = [
    [
      /<tamarack-message/,
      async (code) => {
        const sentence = tab.locator('tamarack-message span').first();
        await sentence.filter({ hasText: priceIn(code) }).waitFor();
        const [, promised] = /<!-- (From .+?) · .* -->/.exec(code) ?? [];
        if (promised !== undefined) expect(await sentence.innerText()).toContain(promised);
      },
    ],
    [
      /<tamarack-button/,
      async (code) => {
        await expectCheckout(tab, readRequest(code), () =>
          tab.getByRole('button', { name: 'Pay over time with Tamarack' }).click(),
        );
        if (code.includes('Outcome: ')) await tab.getByText('Outcome: abandoned').waitFor();
      },
    ],
    [
      /id="pay"/,
      async (code) => {
        await waitForLoader(tab);
        const href = await tab.locator('#pay').getAttribute('href');
        expect(await (await fetch(href ?? '')).text()).toContain('<html');
        await expectCheckout(tab, readRequest(code), () => tab.locator('#pay').click());
      },
    ],
    [/integrity=/, () => waitForLoader(tab)],
    [
      /http-equiv="Content-Security-Policy"/,
      async () => {
        await tab.getByRole('button', { name: 'Pay over time with Tamarack' }).click();
        const person = createApplicant({ page: tab, stack: getStack() });
        await person.welcome();
        await person.eligibility();
        await person.askPhoneCode();
        // `frame-src` lets the first secure field in
        await person.secureField('verify.code.label').waitFor();
        expect(await tab.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
      },
    ],
  ];

  it.each(pages.filter(({ language }) => language === 'html'))('$name works', async ({ code }) => {
    const rules = htmlRules.filter(([has]) => has.test(code));
    expect(rules, 'no rule says what of this page works').not.toEqual([]);
    const scripts = code.includes('<script')
      ? ''
      : getScript('message.mjs', 'type="module"') + getScript('button.mjs', 'type="module"');
    // before the page's own policy, which would refuse it
    const watch = `<script>
      window.refused = [];
      addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
    </script>`;
    await show(watch + scripts + toSandbox(code, getStack(), hash));
    for (const [, works] of rules) await works(code);
  });

  /** A page with the loader, and what is the reader's own. */
  const showLoader = async (body = '', names: object = {}): Promise<void> => {
    await show(`<!doctype html><title>A page</title>${getScript('tamarack.js')}${body}`);
    await waitForLoader(tab);
    await tab.evaluate((given) => Object.assign(window, { tamarack: window.Tamarack, ...given }), names);
  };
  /** Does not wait for its end: a checkout ends when it is left. */
  const begin = (code: string): { readonly ended: Promise<unknown> } => {
    const ended = tab.evaluate(`(async () => { ${toSandbox(code, getStack())} })()`);
    ended.catch(() => undefined);
    return { ended };
  };
  const runCheckout = async (code: string, names: object): Promise<object> => {
    await showLoader('', names);
    const rest = /\.run\(|payInvoice\(/.test(code) ? '' : 'const outcome = await tamarack.run();';
    let ended: Promise<unknown> = Promise.resolve();
    const body = await expectCheckout(tab, readRequest(code), async () => {
      ({ ended } = begin(`${code}\n${rest}\nreturn outcome;`));
    });
    expect(await ended).toMatchObject({ status: 'abandoned' });
    return body;
  };
  const createClient = () => createTamarack({ secretKey: getStack().secretKey, apiUrl: getStack().api });

  const codeRules: readonly (readonly [has: string, works: (code: string) => Promise<unknown>])[] = [
    [
      'clientToken',
      async (code) => {
        const { clientToken } = await createClient().checkouts.create({ cartTotal: 8418.5 });
        expect(await runCheckout(code, { clientToken })).toMatchObject({ clientToken });
      },
    ],
    [
      'payInvoice(',
      async (code) => {
        const { linkId } = await createClient().invoiceLinks.create({
          amount: 3264.17,
          invoiceId: 'NL-90001',
        });
        expect(JSON.stringify(await runCheckout(code, { linkId }))).toContain(linkId);
      },
    ],
    [
      'customer: {',
      async (code) => {
        const sent = JSON.stringify(await runCheckout(code, customer));
        for (const given of ['marie@cafe-boreal.example', 'Tremblay', 'Café Boréal inc.', 'H2L 1R5'])
          expect(sent).toContain(given);
      },
    ],
    [
      "mount: '",
      async (code) => {
        await showLoader('<div id="financing"></div>');
        begin(code);
        await tab.locator('#financing').getByRole('button', { name: start }).waitFor();
        expect(await tab.getByRole('dialog').count()).toBe(0);
      },
    ],
    [
      'brandColour: ',
      async (code) => {
        await showLoader();
        begin(`${code}; await tamarack.run();`);
        const button = tab.getByRole('dialog').getByRole('button', { name: start });
        await expect
          .poll(() => button.evaluate((node) => getComputedStyle(node).backgroundColor))
          .toBe('rgb(10, 122, 75)');
      },
    ],
    [
      "document.querySelector('tamarack-button')",
      async (code) => {
        await showLoader(`<tamarack-button></tamarack-button>${getScript('button.mjs', 'type="module"')}`);
        await begin(code).ended;
        await tab.route('**/api/orders', (route) =>
          route.fulfill({ json: { total: 2500, reference: 'ORDER-77' } }),
        );
        const logged = tab.waitForEvent('console', (message) => message.text() === 'abandoned');
        const button = tab.getByRole('button', { name: 'Pay over time with Tamarack' });
        const body = await expectCheckout(tab, {}, () => button.click());
        expect(body).toMatchObject({ cartTotal: 2500, orderReference: 'ORDER-77' });
        await logged;
      },
    ],
    [
      "Tamarack.on('step'",
      async (code) => {
        const prepared =
          'window.sent = []; const gtag = (...values) => window.sent.push(values); const showThanks = () => {};';
        await showLoader();
        begin(`${prepared}${code}; tamarack.checkout({ cartTotal: 2500 }); await tamarack.run();`);
        await tab.getByRole('dialog').getByRole('button', { name: start }).waitFor();
        await expect
          .poll(() => tab.evaluate(() => Reflect.get(window, 'sent')))
          .toContainEqual(['event', 'financing_step', { route: expect.any(String) }]);
      },
    ],
    [
      "'tamarack-ready'",
      async (code) => {
        const button = '<button id="over-time" hidden>Pay over time</button>';
        const press = () => tab.locator('#over-time').click();
        await showLoader(button);
        await begin(code).ended;
        await expectCheckout(tab, readRequest(code), press);
        // and before the loader
        await show(`<!doctype html><title>A page</title>${button}`);
        await begin(code).ended;
        expect(await tab.locator('#over-time').isVisible()).toBe(false);
        await tab.evaluate((html) => {
          const given = document.createRange().createContextualFragment(html);
          document.head.append(given);
        }, getScript('tamarack.js'));
        await expectCheckout(tab, readRequest(code), press);
      },
    ],
    [
      'getPriceMessage(',
      async (code) => {
        await showLoader();
        const promises = readPromises(code);
        const values = promises.map(({ expression }) => expression).join(', ');
        const shown = (await begin(`${code}\nreturn [${values}];`).ended) as readonly unknown[];
        expect(promises).toHaveLength(2);
        for (const [index, { promise }] of promises.entries()) {
          const quoted = [...promise.matchAll(/'([^']+)'/g)].map(([, each = '']) => each);
          for (const part of quoted.length > 0 ? quoted : [promise])
            expect(JSON.stringify(shown[index]).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(part);
        }
      },
    ],
    [
      'checkEligibility(',
      async (code) => {
        await showLoader();
        const [, names = ''] = /const \{ (.+) \} = await checkEligibility/.exec(code) ?? [];
        const [, promised = ''] = /\/\/ (eligible: true, weeklyPayment: [\d.]+)/.exec(code) ?? [];
        expect(promised).not.toBe('');
        const got = await begin(`${code}\nreturn { ${names} };`).ended;
        expect(got).toMatchObject({ reason: null, minimumAmount: expect.any(Number) });
        expect(JSON.stringify(got).replaceAll('"', '').replaceAll(':', ': ').replaceAll(',', ', ')).toContain(
          promised.split(', ')[1],
        );
      },
    ],
  ];

  it.each(pages.filter(({ language }) => language === 'js'))('$name does what it says', async ({ code }) => {
    const [rule] = codeRules.filter(([has]) => code.includes(has));
    if (!rule) throw new Error('no rule says what this code does');
    await rule[1](code);
  });
});
