import { type Appearance, parseAppearance } from '@tamarack/core/appearance/appearance';
import { buildAppearanceCss, listContrastCorrections } from '@tamarack/core/appearance/theme-css';
import { brand } from '@tamarack/core/brand';
import { createElement } from '../dom/element';
import { shellStyles } from './shell-styles';

/** Sentences on the console; each is said once. */
const said = new Set<string>();

const warn = (sentence: string): void => {
  if (said.has(sentence)) return;
  said.add(sentence);
  // biome-ignore lint/suspicious/noConsole: written for the page's developer
  console.warn(`${brand.product}: ${sentence}`);
};

const round = (ratio: number): string => `${Math.floor(ratio * 10) / 10}:1`;

/** What is wrong with the page's tokens. */
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
  for (const { theme, use, colour, contrast, required } of listContrastCorrections(appearance))
    warn(
      `appearance.brandColour: ${appearance.brandColour} has a contrast of ${round(contrast)} in the ${theme} theme, and ` +
        `${use} need ${required}:1. ${colour} is used for ${use}.`,
    );
};

const showLogo = (root: ShadowRoot, address: string): void => {
  const place = root.querySelector('.logo');
  if (!place) return;
  const image = createElement('img', { class: 'merchant', alt: '', referrerpolicy: 'no-referrer' });
  // before the product's mark, once it is there: a policy may forbid it
  image.addEventListener('load', () => place.prepend(image));
  image.setAttribute('src', address);
};

/** Gives an open dialog, or the element in the page, its appearance. */
export const dress = (root: ShadowRoot, given: Appearance): void => {
  warnOf(given);
  const { appearance } = parseAppearance(given);
  const sheet = new CSSStyleSheet();
  const [shell, ...later] = root.adoptedStyleSheets;
  // right behind the shell's, whose rules it repeats: those of screens come after both
  if (shell) root.adoptedStyleSheets = [shell, sheet, ...later];
  // stronger than the defaults, which the application brings
  sheet.replaceSync(shellStyles + buildAppearanceCss(appearance, ':is(.shell,.inline):not(#_)'));
  if (appearance.logo !== undefined) showLogo(root, appearance.logo);
};
