import { type Appearance, parseAppearance } from '@tamarack/core/appearance/appearance';
import { buildAppearanceCss, listMendings } from '@tamarack/core/appearance/theme-css';
import { brand } from '@tamarack/core/brand';
import type { MountOptions } from '@tamarack/core/protocol/mount';
import { createElement } from '../dom/element';
import { shellStyles } from './shell-styles';

type Dressed = Pick<MountOptions, 'appearance' | 'session'>;

/** Sentences on the console; each is said once. */
const said = new Set<string>();

const warn = (sentence: string): void => {
  if (said.has(sentence)) return;
  said.add(sentence);
  // biome-ignore lint/suspicious/noConsole: written for the page's developer
  console.warn(`${brand.product}: ${sentence}`);
};

const round = (ratio: number): string => `${Math.floor(ratio * 10) / 10}:1`;

/** What is wrong with the page's own tokens; a merchant's settings were checked when they were saved. */
const warnOf = (given: unknown): void => {
  if (given !== Object(given)) {
    warn('appearance: expected an object. It is ignored.');
    return;
  }
  const { appearance, problems } = parseAppearance(given);
  for (const { name, expected } of problems)
    warn(
      expected === null
        ? `appearance has no ${name}. It is ignored.`
        : `appearance.${name}: expected ${expected}. It is ignored.`,
    );
  for (const { theme, use, colour, contrast, needed } of listMendings(appearance))
    warn(
      `appearance.brandColour: ${appearance.brandColour} has a contrast of ${round(contrast)} in the ${theme} theme, and ` +
        `${use} need ${needed}:1. ${colour} is used for ${use}.`,
    );
};

/** The sheet of each dialog that is dressed. */
const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

const showLogo = (root: ShadowRoot, address: string): void => {
  const place = root.querySelector('.logo');
  if (!place || place.querySelector('.merchant')) return;
  const image = createElement('img', { class: 'merchant', alt: '', referrerpolicy: 'no-referrer' });
  // before the product's mark, once it is there: a policy may forbid it
  image.addEventListener('load', () => place.prepend(image));
  image.setAttribute('src', address);
};

/** `merchants`: of the merchant's settings, behind the page's own. */
const apply = (root: ShadowRoot, own: Appearance | undefined, merchants?: Appearance): void => {
  const { appearance } = parseAppearance({ ...merchants, ...parseAppearance(own).appearance });
  let sheet = sheets.get(root);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheets.set(root, sheet);
    const [shell, ...later] = root.adoptedStyleSheets;
    // right behind the shell's, whose rules it repeats: those of screens come after both
    if (shell) root.adoptedStyleSheets = [shell, sheet, ...later];
  }
  // stronger than the defaults, which the application brings
  sheet.replaceSync(shellStyles + buildAppearanceCss(appearance, ':is(.shell,.inline):not(#_)'));
  if (appearance.logo !== undefined) showLogo(root, appearance.logo);
};

/**
 * Gives an open dialog, or the element in the page, the page's appearance at once, and the merchant's as soon as there is a
 * session.
 */
export const dress = (root: ShadowRoot, { appearance, session }: Dressed): void => {
  if (appearance !== undefined) {
    warnOf(appearance);
    apply(root, appearance);
  }
  session.then(
    (info) => info.appearance && apply(root, appearance, info.appearance),
    () => {}, // the application reports it
  );
};
