import { type Appearance, parseAppearance } from '@tamarack/core/appearance/appearance';
import { listAppearanceWarnings } from '@tamarack/core/appearance/list-warnings';
import { buildAppearanceCss } from '@tamarack/core/appearance/theme-css';
import { brand } from '@tamarack/core/brand';
import { createElement } from '../dom/element';
import { shellStyles } from './shell-styles';

/** Warnings that were already logged. */
const logged = new Set<string>();

const warn = (sentence: string): void => {
  if (logged.has(sentence)) return;
  logged.add(sentence);
  // biome-ignore lint/suspicious/noConsole: written for the page's developer
  console.warn(`${brand.product}: ${sentence}`);
};

const showLogo = (root: ShadowRoot, address: string): void => {
  const place = root.querySelector('.logo');
  if (!place) return;
  const image = createElement('img', { class: 'merchant', alt: '', referrerpolicy: 'no-referrer' });
  // before the product's logo, once loaded: a Content Security Policy may block it
  image.addEventListener('load', () => place.prepend(image));
  image.setAttribute('src', address);
};

/** Applies the appearance to an open dialog, or to the element in the page. */
export const applyAppearance = (root: ShadowRoot, given: Appearance): void => {
  for (const sentence of listAppearanceWarnings(given)) warn(sentence);
  const { appearance } = parseAppearance(given);
  const sheet = new CSSStyleSheet();
  const [shell, ...later] = root.adoptedStyleSheets;
  // right after the shell's style sheet, whose rules it repeats; those of screens follow
  if (shell) root.adoptedStyleSheets = [shell, sheet, ...later];
  // more specific than the application's defaults
  sheet.replaceSync(shellStyles + buildAppearanceCss(appearance, ':is(.shell,.inline):not(#_)'));
  if (appearance.logo !== undefined) showLogo(root, appearance.logo);
};
