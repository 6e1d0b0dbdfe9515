/** Entry of the module that an element, or a window, with an appearance downloads. */
import { type Appearance, parseAppearance } from '@tamarack/core/appearance/appearance';
import { listAppearanceWarnings } from '@tamarack/core/appearance/list-warnings';
import { buildAppearanceCss } from '@tamarack/core/appearance/theme-css';
import { addStyles } from '../elements/dom';
import { warn } from '../elements/warn';
import { type Part, partStyles } from './part-styles';

/** Warnings that were already logged. */
const logged = new Set<string>();

const sheets = new WeakMap<HTMLElement, CSSStyleSheet>();

/** Warns about each token once. @param given not validated */
export const warnOfAppearance = (given: Appearance): void => {
  for (const sentence of listAppearanceWarnings(given)) {
    if (logged.has(sentence)) continue;
    logged.add(sentence);
    warn(sentence);
  }
};

/**
 * Applies an appearance to a part of an element, and warns about its tokens as the checkout does.
 *
 * @param given not validated; empty for the default appearance
 */
export const applyAppearance = (element: HTMLElement, part: Part, given: Appearance = {}): void => {
  warnOfAppearance(given);
  const sheet = sheets.get(element) ?? addStyles(element.shadowRoot as ShadowRoot, '');
  sheets.set(element, sheet);
  const { selector, rules } = partStyles[part];
  sheet.replaceSync(rules + buildAppearanceCss(parseAppearance(given).appearance, selector));
};
