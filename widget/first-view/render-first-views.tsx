import type { Entry, Facts } from '@tamarack/core/flow/facts';
import { initialFacts } from '@tamarack/core/flow/initial-facts';
import { initialLocalState } from '@tamarack/core/flow/local-state';
import type { Language } from '@tamarack/core/language';
import { formatMoney } from '@tamarack/core/money/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createStore } from 'zustand';
import type { ApplicationView } from '../api/types';
import { Progress } from '../app/progress';
import { getLocalStorage } from '../host/browser';
import { createStaticTexts } from '../i18n/create-texts';
import commonEn from '../i18n/locales/en/common.json';
import startEn from '../i18n/locales/en/start.json';
import commonFr from '../i18n/locales/fr/common.json';
import startFr from '../i18n/locales/fr/start.json';
import { TextsProvider } from '../i18n/texts-provider';
import { Welcome } from '../screens/verify/welcome';
import { StoreProvider } from '../store/hooks/store-context';
import { initialState } from '../store/state/initial-state';
import { GlobalStyle } from '../theme/global-style';
import { parseMarkup } from './parse-markup';
import type { FirstViews, ViewElement, ViewNode } from './view-node';

const words = {
  en: { common: commonEn, start: startEn },
  fr: { common: commonFr, start: startFr },
};
/** An amount in cents that no text contains; its formatted value becomes the placeholder. */
const AMOUNT = 98_765_432;
const invoice = { source: 'link', state: 'entered', amount: AMOUNT } as Facts['invoice'];

const factsByEntry: Readonly<Record<Entry, Facts>> = {
  cart: { ...initialFacts, entry: 'cart', cartTotal: AMOUNT },
  invoiceLink: { ...initialFacts, entry: 'invoiceLink', invoice },
  preQualification: { ...initialFacts, entry: 'preQualification' },
};
/** The fields that the screen reads. */
const view = {
  merchant: { name: '{{merchant}}', logoUrl: null, sites: [] },
  invoice: { number: '{{number}}' },
} as unknown as ApplicationView;

/**
 * Renders the first screen as the application would, to a description that the shell can draw before the application has
 * loaded. The build calls it; the widget contains the result.
 */
export function renderFirstViews(language: Language): FirstViews {
  const texts = createStaticTexts(language, words[language]);
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  const render = (facts: Facts, pending: readonly 'start'[]): readonly ViewNode[] => {
    const state = createStore(() => ({
      ...initialState,
      loading: { kind: 'ready' as const, view, facts },
      local: initialLocalState,
      pending,
    }));
    const store = { state, send: () => new Promise<never>(() => {}), storage: getLocalStorage };
    const markup = renderToStaticMarkup(
      sheet.collectStyles(
        <TextsProvider value={texts}>
          <StoreProvider value={store}>
            <Progress step="welcome" />
            <Welcome />
          </StoreProvider>
        </TextsProvider>,
      ),
    );
    return parseMarkup(markup.replaceAll(formatMoney(AMOUNT, language, 2), '{{amount}}'));
  };
  const describe = (entry: Entry): readonly ViewNode[] => {
    const idle = render(factsByEntry[entry], []);
    const busy = render(factsByEntry[entry], ['start']);
    return idle.map((node, index) => merge(node, busy[index]));
  };
  const views = {
    cart: describe('cart'),
    invoiceLink: describe('invoiceLink'),
    preQualification: describe('preQualification'),
  };
  return shortenClasses({ views, css: readStyles(sheet) });
}

const readStyles = (sheet: ServerStyleSheet): string =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/^data-styled.*$\n?/gm, '');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isElement = (node: ViewNode): node is ViewElement => Array.isArray(node);

/** Merges the idle and the busy state into one description, with a `BusyNode` for each difference. */
function merge(idle: ViewNode, busy: ViewNode = ''): ViewNode {
  if (isSame(idle, busy)) return idle;
  if (!isElement(idle) || !isElement(busy) || idle[0] !== busy[0])
    throw new Error('not the same elements, once busy');
  const [tag, attributes, ...children] = idle;
  const busyChildren = busy.slice(2) as ViewNode[];
  const isMergeable = isSame([tag, attributes], busy.slice(0, 2)) && children.length === busyChildren.length;
  if (!isMergeable) return { idle, busy };
  return [tag, attributes, ...children.map((child, index) => merge(child, busyChildren[index]))];
}

/** Renames classes to short unique names and removes those without styles. The shell's classes keep their names. */
function shortenClasses({ views, css }: FirstViews): FirstViews {
  const names = new Map<string, string>();
  const short = css.replace(/\.(?!shell\b|inline\b|body\b)([a-zA-Z_][\w-]*)/g, (_, name: string) => {
    if (!names.has(name)) names.set(name, `w-${names.size.toString(36)}`);
    return `.${names.get(name)}`;
  });
  const rename = (node: ViewNode): ViewNode => {
    if (typeof node === 'string') return node;
    return isElement(node)
      ? renameElement(node)
      : { idle: renameElement(node.idle), busy: renameElement(node.busy) };
  };
  const renameElement = (element: ViewElement): ViewElement => {
    const [tag, { class: all = '', ...attributes }, ...children] = element;
    const kept = all.split(' ').flatMap((name) => names.get(name) ?? []);
    return [
      tag,
      { ...attributes, ...(kept.length > 0 && { class: kept.join(' ') }) },
      ...children.map(rename),
    ];
  };
  const renameAll = (nodes: readonly ViewNode[]) => nodes.map(rename);
  return {
    css: short,
    views: {
      cart: renameAll(views.cart),
      invoiceLink: renameAll(views.invoiceLink),
      preQualification: renameAll(views.preQualification),
    },
  };
}
