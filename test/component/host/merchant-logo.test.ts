import type { Appearance } from '@tamarack/core/appearance/appearance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLogo } from '../../../widget/host/appearance/logo';
import { openShell } from '../../../widget/host/open';
import { session } from '../support/build-store';
import { createJsonResponse, deferResponse } from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView } from '../support/views';

const logoUrl = 'https://provider.test/logos/01a23860-1b4e-7c39-9d27-5f0a7be4f2f1';
const merchant = { name: 'Fours & <Cie>', logoUrl, sites: [] };

const decoded: { readonly source: unknown; readonly options: unknown }[] = [];
let size = { width: 400, height: 100 };
const closes: (() => void)[] = [];

beforeEach(() => {
  decoded.length = 0;
  size = { width: 400, height: 100 };
  vi.stubGlobal('createImageBitmap', async (source: unknown, options?: ImageBitmapOptions) => {
    decoded.push({ source, options });
    return options ? { width: options.resizeWidth, height: options.resizeHeight } : size;
  });
});
afterEach(() => {
  closeWidgets();
  for (const close of closes.splice(0)) close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Shows a logo in the header of an open dialog. */
async function show(
  given: { readonly logoUrl?: string; readonly appearance?: Appearance; readonly status?: number } = {},
) {
  const { port } = openShell('en', { onClose() {}, onClosed() {} });
  closes.push(port.close);
  const requested: string[] = [];
  const send = async (url: unknown): Promise<Response> => {
    requested.push(String(url));
    return new Response('pixels', { status: given.status ?? 200 });
  };
  const options = { apiUrl: 'https://api.test', appearance: given.appearance, fetch: send as typeof fetch };
  await showLogo(port.root, options, {
    merchant: merchant.name,
    logoUrl: given.logoUrl ?? logoUrl,
  });
  const head = port.root.querySelector('.logo') as HTMLElement;
  return { port, options, requested, head, logo: head.querySelector('canvas') };
}

describe('a merchant’s logo', () => {
  it('is fetched from the API’s origin and drawn before the product’s mark, with the merchant’s name', async () => {
    const { head, logo, requested } = await show();
    expect(requested).toEqual(['https://api.test/logos/01a23860-1b4e-7c39-9d27-5f0a7be4f2f1']);
    expect([logo?.getAttribute('role'), logo?.getAttribute('aria-label')]).toEqual(['img', merchant.name]);
    expect([...head.children].map(({ localName }) => localName)).toEqual(['canvas', 'svg', 'span']);
    // for screen readers only, as beside the appearance's logo
    expect(head.querySelector('span.status')?.textContent).toBe('tamarack');
    expect(head.querySelector('img')).toBeNull();
  });

  it.each([
    [{ width: 2000, height: 500 }, [256, 64]],
    [{ width: 2000, height: 32 }, [320, 5]],
    [{ width: 32, height: 2000 }, [1, 64]],
    [{ width: 120, height: 40 }, [120, 40]],
  ])('of %o is decoded at %o pixels', async (pixels, expected) => {
    size = pixels;
    const { logo } = await show();
    expect([logo?.width, logo?.height]).toEqual(expected);
  });

  it('the logo is shown once', async () => {
    const { port, options, requested, head } = await show();
    await showLogo(port.root, options, { merchant: merchant.name, logoUrl });
    expect([requested.length, head.querySelectorAll('canvas').length]).toEqual([1, 1]);
  });

  it.each([
    ['it was removed', { status: 404 }, 1],
    ['it is at another address', { logoUrl: 'https://boreal.example/logo.svg' }, 0],
    ['its address is none', { logoUrl: 'logo' }, 0],
    ['the appearance has a logo', { appearance: { logo: 'https://shop.example/logo.png' } }, 0],
  ])('changes nothing where %s', async (_, given, requests) => {
    const { head, requested } = await show(given);
    expect(requested).toHaveLength(requests);
    expect([...head.children].map(({ localName, className }) => [localName, className])).toEqual([
      ['svg', expect.anything()],
      ['span', ''],
    ]);
  });

  it('changes nothing where it cannot be decoded', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no image')));
    const { logo } = await show();
    expect(logo).toBeNull();
  });

  it('is shown beside an appearance whose logo is no address', async () => {
    const { logo } = await show({ appearance: { theme: 'dark', logo: 'logo.png' } });
    expect(logo).toBeTruthy();
  });
});

describe('in the widget', () => {
  const findLogo = (dialog: Element) => dialog.querySelector('.logo canvas')?.getAttribute('aria-label');
  const view = buildCartView({}, { merchant });
  const image = () => createJsonResponse('pixels');

  it('the first screen has it before the application has loaded, and the application keeps it', async () => {
    const deferred = deferResponse(() => createJsonResponse(view));
    const firstScreen = { merchant: merchant.name, logoUrl, amount: 2400.5, invoiceNumber: null };
    const { provider, dialog, ui } = openWidget(view, {
      sessionPromise: Promise.resolve({ ...session, firstScreen }),
    });
    provider.respondNext('GET', '/application', deferred.answer);
    provider.respondNext('GET', new URL(logoUrl).pathname, image);
    await expect.poll(() => findLogo(dialog), slowTimeout).toBe(merchant.name);
    const early = dialog.querySelector('.slot');
    deferred.release();
    await expect.poll(() => dialog.querySelector('.slot') !== early, slowTimeout).toBe(true);
    await ui.findByRole('heading', { level: 1 }, slowTimeout);
    expect([findLogo(dialog), dialog.querySelectorAll('canvas').length]).toEqual([merchant.name, 1]);
  });

  it('a checkout that is resumed has it once the application has loaded', async () => {
    const { provider, dialog } = openWidget(view);
    provider.respondNext('GET', new URL(logoUrl).pathname, image);
    await expect.poll(() => findLogo(dialog), slowTimeout).toBe(merchant.name);
  });

  it('a merchant without a logo causes no request', async () => {
    const { provider, ui } = openWidget(buildCartView({ eligibility: 'eligible' }));
    await ui.findByRole('heading', { level: 1 }, slowTimeout);
    expect(provider.calls.filter(({ path }) => path.startsWith('/logos'))).toEqual([]);
  });
});
