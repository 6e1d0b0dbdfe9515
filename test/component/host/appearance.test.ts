import type { Appearance } from '@tamarack/core/appearance/appearance';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrames } from '../../../widget/api/frames/frames';
import { readPageAppearance } from '../../../widget/host/hosted/page-appearance';
import { mount } from '../../../widget/index';
import { session } from '../support/build-store';

const warnings: string[] = [];
const unmounts: (() => void)[] = [];

beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
});
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The style sheets of a dialog that never gets further than its skeleton. */
const open = (appearance: unknown) => {
  const handle = mount({
    apiUrl: 'https://api.test',
    session: new Promise<SessionInfo>(() => {}),
    language: 'en',
    appearance: appearance as Appearance,
    fetch: () => new Promise(() => {}),
    onEvent: () => {},
  });
  unmounts.push(() => handle.unmount());
  const root = [...document.querySelectorAll('[data-tamarack]')].at(-1)?.shadowRoot as ShadowRoot;
  const read = () =>
    root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
  return { root, read };
};

describe('the appearance of a dialog', () => {
  it('is there for the page’s tokens, right behind the shell’s own styles', async () => {
    const { root, read } = open({ theme: 'dark', brandColour: '#0a7a4b', borderRadius: 6 });
    await expect.poll(read).toContain('--tamarack-radius-medium: 6px');
    expect(read()).toContain('--tamarack-surface: #151b26');
    const [, dressed] = root.adoptedStyleSheets;
    expect([...(dressed?.cssRules ?? [])].some(({ cssText }) => cssText.includes('--tamarack-main'))).toBe(
      true,
    );
    expect(warnings.filter((text) => text.includes('appearance.borderRadius'))).toEqual([]);
  });

  it.each([
    ['dark', false, true],
    ['auto', true, true],
    ['auto', false, false],
    ['light', true, false],
  ])('%s, on a dark device %s: its skeleton is dark until the colours are there: %s', async (theme, device, dark) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-color-scheme:dark)' && device,
    }));
    const { root, read } = open({ theme });
    const frame = root.firstElementChild;
    expect(frame?.classList.contains('dark')).toBe(dark);
    expect(read()).toMatch(/\.dark[^{]*\.wait[^{]*{[^}]*#151b26/);
    await expect.poll(read).toContain('.merchant');
    expect(frame?.classList.contains('dark')).toBe(false);
  });

  it('is the default one, without any code for it, where nobody gives one', async () => {
    const { root } = open(undefined);
    // what is loaded beside the first screen is there
    await expect.poll(() => root.host.hasAttribute('data-turbo-temporary')).toBe(true);
    expect(root.adoptedStyleSheets[0]?.cssRules.length).toBeGreaterThan(10);
    expect(
      root.adoptedStyleSheets
        .flatMap(({ cssRules }) => [...cssRules])
        .some(({ cssText }) => cssText.includes('#_')),
    ).toBe(false);
  });

  it.each([
    [{ theme: 'night' }, /appearance\.theme: expected light, dark, auto, got 'night'/],
    [{ brandColour: 'red' }, /appearance\.brandColour: expected a colour as/],
    [{ brandColor: '#fff' }, /appearance has no brandColor\. .* Did you mean brandColour\?/],
    ['dark', /appearance: expected an object/],
    [
      { brandColour: '#ffe45c' },
      /#ffe45c has a contrast of 1\.\d:1 in the light theme, and text needs 4\.5:1\. #\w{6} is used/,
    ],
  ])('warns of %j', async (appearance, sentence) => {
    open(appearance);
    await expect.poll(() => warnings).toContainEqual(expect.stringMatching(sentence));
  });

  it('reaches the secure frames as tokens, without a logo', () => {
    const frames = createFrames({
      apiUrl: 'https://api.test',
      session,
      appearance: { theme: 'dark', font: 'serif', logo: 'https://shop.example/logo.png' },
      issueTicket: async () => null,
    });
    const query = new URL(frames.buildUrl('code', 'en')).searchParams;
    expect([query.get('theme'), query.get('font'), query.get('logo')]).toEqual(['dark', 'serif', null]);
    const { hash, search } = new URL(frames.buildUrl('cheque-summary', 'en', '#file=cheque.pdf'));
    expect(hash).toBe('#file=cheque.pdf');
    expect(search).toContain('theme=dark');
  });
});

describe('the appearance of the provider’s window', () => {
  it('comes from the address, survives a refresh, and never has a logo', () => {
    history.replaceState(null, '');
    expect(readPageAppearance(new URLSearchParams())).toBeUndefined();
    const query = new URLSearchParams({
      theme: 'dark',
      brandColour: 'red',
      logo: 'https://evil.example/a.png',
    });
    expect(readPageAppearance(query)).toEqual({ theme: 'dark' });
    expect(readPageAppearance(new URLSearchParams())).toEqual({ theme: 'dark' });
    history.replaceState({ tamarackAppearance: { logo: 'https://evil.example/a.png' } }, '');
    expect(readPageAppearance(new URLSearchParams())).toBeUndefined();
    history.replaceState(null, '');
  });
});
