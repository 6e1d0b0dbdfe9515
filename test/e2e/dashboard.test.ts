import { describe, expect, it } from 'vitest';
import { openBrowserForFile } from './support/browser';
import { addMerchant, expectSound, tryKey, waitForLoginLink } from './support/dashboard';
import { getStack } from './support/stack';

const open = openBrowserForFile();

describe('the merchant’s dashboard', () => {
  it('a member logs in by the mailed link, sees the checklist, makes an invoice link and finds it', async () => {
    const { api } = getStack();
    const { email } = await addMerchant('en');
    const page = await open.openPage(await open.openContext('desktop'));
    await page.goto(`${api}/merchant`);
    await expectSound(page, 'log-in');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.goto(await waitForLoginLink(email));
    // the token is in the form, and neither in the address nor in the history
    expect(page.url()).toBe(`${api}/merchant/login/link`);
    await expectSound(page, 'link');
    await page.getByRole('button', { name: 'Log in' }).click();

    await page.getByRole('heading', { name: 'From here to your first checkout' }).waitFor();
    await page.getByText('1 of 6 done').waitFor();
    const next = page.locator('[aria-current=step]');
    await next.getByRole('heading', { name: 'An origin is registered' }).waitFor();
    await expectSound(page, 'checklist');

    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await menu.getByRole('link', { name: 'Invoice links' }).click();
    await page.getByRole('link', { name: 'New invoice link' }).click();
    await page.getByLabel('Invoice number').fill('BE-2041');
    await page.getByLabel('Amount').fill('1,234.50');
    await page.getByLabel('Customer name').fill('Épicerie Zoé');
    await page.getByLabel('Send the link').uncheck();
    await expectSound(page, 'new invoice link');
    await page.getByRole('button', { name: 'Create the link' }).click();
    await page.getByText('The invoice link was created.').waitFor();
    await page.getByText(`${api}/invoice?linkId=`).waitFor();
    await expectSound(page, 'invoice link');

    await menu.getByRole('link', { name: 'Invoice links' }).click();
    const search = async (number: string): Promise<void> => {
      await page.getByLabel('Invoice number').fill(number);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    };
    await page.getByText('Search and filter').click();
    await search('BE-204');
    await page.getByText('Nothing matches your search.').waitFor();
    await search('be-2041');
    await expectSound(page, 'search');
    await page.getByRole('link', { name: 'BE-2041' }).click();
    await page.getByRole('heading', { name: 'Invoice BE-2041' }).waitFor();

    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('link', { name: 'Membres', exact: true }).click();
    const leave = page.getByRole('button', { name: 'Quitter' });
    // the word is on one line
    expect((await leave.boundingBox())?.height).toBeLessThan(56);
    await expectSound(page, 'membres');
  });

  it('on a phone, in French and without script, a member pastes the link, rolls a key and revokes it', async () => {
    const { api } = getStack();
    const { email } = await addMerchant('fr');
    const context = await open.openContext('phone');
    const page = await open.openPage(context);
    const cdp = await context.newCDPSession(page);
    const setScript = (on: boolean) => cdp.send('Emulation.setScriptExecutionDisabled', { value: !on });
    const expectSoundPage = async (name: string): Promise<void> => {
      await setScript(true);
      await expectSound(page, name, 200);
      await setScript(false);
    };
    await setScript(false);
    await page.goto(`${api}/merchant`);
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByLabel('Adresse courriel').fill(email);
    await expectSoundPage('connexion');
    await page.getByRole('button', { name: 'M’envoyer un lien' }).click();
    await page.getByRole('heading', { name: 'Consultez vos courriels' }).waitFor();
    const link = await waitForLoginLink(email);
    await page.goto(link);
    expect(await page.getByLabel('Lien reçu par courriel').inputValue()).toBe('');
    await page.getByLabel('Lien reçu par courriel').fill(link);
    await expectSoundPage('lien');
    await page.getByRole('button', { name: 'Se connecter' }).click();

    await page.getByRole('heading', { name: 'Étapes jusqu’à votre premier achat' }).waitFor();
    await expectSoundPage('accueil');
    await page.getByText('Menu – Accueil').click();
    await page.getByRole('link', { name: 'Développeurs' }).click();
    const readKey = async (): Promise<string> => {
      await page.getByText('Enregistrez-la maintenant').waitFor();
      return page.locator('code.secret').innerText();
    };
    await page.getByRole('button', { name: 'Créer une clé secrète' }).click();
    const former = await readKey();
    await page.getByLabel(`se terminant par ${former.slice(-4)}`).selectOption('3');
    await expectSoundPage('clés');
    await page.getByRole('button', { name: 'Remplacer' }).click();
    await expect.poll(readKey).not.toBe(former);
    const current = await readKey();
    expect([await tryKey(former), await tryKey(current)]).toEqual([200, 200]);
    const row = page.locator('tr', { hasText: `…${former.slice(-4)}` });
    await row.getByRole('button', { name: 'Révoquer' }).click();
    await page.getByText('La clé a été révoquée.').waitFor();
    await expectSoundPage('clé révoquée');
    expect([await tryKey(former), await tryKey(current)]).toEqual([401, 200]);
  });
});
