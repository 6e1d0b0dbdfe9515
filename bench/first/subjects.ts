import type { Tamarack } from '../../sdk/index';
import { names } from './names';

export interface Subject {
  readonly name: string;
  readonly url: string;
  /** In the page: prepares and opens the dialog, and finds its controls. */
  readonly install: () => void;
}

/** Functions that `install` adds to the page. */
export interface Installed {
  warm(): unknown;
  open(): unknown;
  findFirst(): Element | null | undefined;
  findOwn(): Element | null | undefined;
}

/** @param peers origin of the peers' pages */
export const listSubjects = (peers: string, ours: string): readonly Subject[] => [
  { name: names.page, url: `${peers}/page`, install: installPage },
  { name: names.plain, url: `${peers}/plain`, install: installPeer },
  { name: names.preact, url: `${peers}/preact`, install: installPeer },
  { name: names.react, url: `${peers}/react`, install: installPeer },
  { name: names.sentry, url: `${peers}/sentry`, install: installPeer },
  { name: names.adyen, url: `${peers}/adyen`, install: installPeer },
  { name: names.braintree, url: `${peers}/braintree`, install: installPeer },
  { name: names.ours, url: ours, install: installOurs },
];

/** Nothing but a button that appears with the press: what the measurement itself takes. */
function installPage(): void {
  const button = Object.assign(document.createElement('button'), { textContent: 'Get started' });
  const find = () => button;
  Object.assign(window, {
    subject: { warm() {}, open: () => document.body.append(button), findFirst: find, findOwn: find },
  });
}

function installPeer(): void {
  const name = location.pathname.slice(1);
  const addStyles = () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/adyen.css' });
    if (!document.querySelector('link[rel=stylesheet]')) document.head.append(link);
  };
  const load = () => {
    if (name === 'adyen') addStyles();
    return import(`/${name}.js`);
  };
  const find = (): Element | null | undefined =>
    document.querySelector('#answer, .adyen-checkout__button--pay') ??
    document.querySelector('#sentry-feedback')?.shadowRoot?.querySelector('button[type=submit]');
  const findFirst = () =>
    document.querySelector('.adyen-checkout__input, [data-braintree-id] iframe') ?? find();
  Object.assign(window, {
    subject: { warm: load, open: async () => (await load()).open(), findFirst, findOwn: find },
  });
}

function installOurs(): void {
  const tamarack = () => window.Tamarack as Tamarack;
  const root = () => document.querySelector('[data-tamarack]')?.shadowRoot;
  const warm = () => tamarack().checkout({ cartTotal: 2500, language: 'en' });
  Object.assign(window, {
    subject: {
      warm,
      open: () => {
        warm();
        void tamarack().run();
      },
      findFirst: () => root()?.querySelector('.head button'),
      findOwn: () =>
        [...(root()?.querySelectorAll('form button') ?? [])].find(
          ({ textContent }) => textContent === 'Get started',
        ),
    },
  });
}
