import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowserForFile, viewports } from './support/browser';
import { expectNoOverflow, expectSound } from './support/dashboard';
import { getStack } from './support/stack';

const open = openBrowserForFile();

const paths = ['/', '/invoices', '/order/confirmation?order=NL-1', '/events'] as const;

/** The shop in a language, with what it needs to be drawn. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${getStack().shop}${path}`, { waitUntil: 'networkidle' });
}

async function openShop(language: 'en' | 'fr'): Promise<Page> {
  const context = await open.openContext('phone');
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('northline-language') === null)
      localStorage.setItem('northline-language', chosen);
  }, language);
  return open.openPage(context);
}

describe('the storefront', () => {
  it.each(['en', 'fr'] as const)('fits a narrow phone in %s, and axe finds nothing', async (language) => {
    const page = await openShop(language);
    const check = async (name: string): Promise<void> => {
      await page.setViewportSize({ ...viewports.phone, width: 320 });
      await expectSound(page, `${name} at 320`);
      await page.setViewportSize(viewports.phone);
      await expectNoOverflow(page, `${name} at ${viewports.phone.width}`);
    };
    for (const path of paths) {
      await visit(page, path);
      await check(path);
    }
    await visit(page, '/');
    await page.locator('.add').first().click();
    await page.locator('[data-pay]').waitFor();
    await check('cart');
  });

  it('speaks one language: a note that is shown changes with the page, and so does its title', async () => {
    const page = await openShop('en');
    await page.route('**/api/orders', (route) => route.abort());
    await visit(page, '/');
    await page.locator('.add').first().click();
    await page.locator('[data-pay]').click();
    const note = page.locator('.pay [role=status]');
    await note.filter({ hasText: 'We couldn’t open the checkout.' }).waitFor();
    await page.getByRole('button', { name: 'FR', exact: true }).click();
    expect(await note.textContent()).toContain('La page de paiement n’a pas pu s’ouvrir.');
    expect(await page.title()).toBe('Northline, équipement de restauration');
  });

  it('keeps the focus in the cart when the last line goes, and says whose session it is', async () => {
    const page = await openShop('en');
    await visit(page, '/');
    await page.locator('.add').first().click();
    await page.getByRole('button', { name: 'Sign in as Café Boréal' }).click();
    await page.getByText('Signed in as Café Boréal').waitFor();
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-pay'))).toBe(true);
    await page.getByRole('button', { name: /^Remove one/ }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('cart');
  });

  it('says that it could not be loaded', async () => {
    const page = await openShop('fr');
    await page.route('**/api/products', (route) => route.abort());
    await visit(page, '/');
    await page.getByText('La boutique n’a pas pu être chargée.').waitFor();
  });
});
