import { expect, it } from 'vitest';
import { expectInTree } from './support/accessibility-tree';
import { openBrowserForFile, viewports } from './support/browser';
import { addMerchant, expectNoOverflow, expectSound, logIn } from './support/dashboard';
import { callAsOperator } from './support/operator';
import { getStack } from './support/stack';

const open = openBrowserForFile();

const long = 'une-infolettre-de-décembre-aux-entrepreneurs-du-québec';
/** What the browsers of customers pass: also what nobody would choose. */
const sources = ['newsletter', 'newsletter', long, 'w'.repeat(120), '<b>radio</b>', undefined];

/** Opens a checkout for each source, as a page of the merchant does for one customer after the other. */
async function openCheckouts(merchantId: string): Promise<void> {
  const { api, bare } = getStack();
  const key = await callAsOperator(`merchants/${merchantId}/keys`, { kind: 'publishable' });
  const { value } = (await key.json()) as { readonly value: string };
  for (const utmSource of sources) {
    const answer = await fetch(`${api}/v1/checkout?merchantKey=${value}`, {
      method: 'POST',
      headers: { origin: bare, 'content-type': 'application/json' },
      body: JSON.stringify({
        cartTotal: 2500,
        currency: 'CAD',
        requestSource: 'tamarackDirectApp',
        ...(utmSource !== undefined && { tracking: { utmSource } }),
      }),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }
}

it('totals by source have names and fit at each width, also with text of twice the size, in both languages', async () => {
  const { api, bare } = getStack();
  const { merchantId, email } = await addMerchant('en', [bare]);
  await openCheckouts(merchantId);
  const page = await open.openPage(await open.openContext('desktop'));
  await logIn(page, email);
  await page.goto(`${api}/merchant/checkouts/sources`);
  await expectInTree(page, null, [
    { role: 'heading', name: 'Totals by source' },
    { role: 'columnheader', name: 'Approval rate' },
    { role: 'rowheader', name: 'newsletter' },
    { role: 'rowheader', name: '<b>radio</b>' },
    { role: 'rowheader', name: 'Not passed' },
    { role: 'rowheader', name: 'Total' },
    { role: 'link', name: 'Download as CSV' },
  ]);
  await page.getByRole('table', { name: /^Totals by source, .+ to .+/ }).waitFor();
  await expectSound(page, 'sources', 200);

  await page.getByRole('button', { name: 'Français' }).click();
  await expectNoOverflow(page, 'sources, en français', 200);
  // as narrow as it gets beside the menu
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoOverflow(page, 'sources, sur une tablette');
  await page.setViewportSize(viewports.phone);
  await expectInTree(page, null, [
    { role: 'heading', name: 'Totaux par source' },
    { role: 'link', name: long },
    { role: 'link', name: 'Télécharger en CSV' },
  ]);
  await expectSound(page, 'sources, sur un téléphone', 200);
});
