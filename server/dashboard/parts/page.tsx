/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { Badge } from '../../pages/parts/badge';
import { Notice } from '../../pages/parts/notice';
import { can, type DashboardContext } from '../context';
import { listPlaces, type PlaceName, places } from '../navigation';
import { defineTexts } from '../web/texts';
import { Document } from './document';

const getTexts = defineTexts(
  {
    places: 'Dashboard',
    menu: 'Menu',
    test: 'Test',
    testHint: 'This is the test environment. Customers, payments and payouts are not real.',
    closed:
      'This merchant is closed. New checkouts and invoice links are refused; refunds and payouts continue.',
    account: 'Your account',
    logOut: 'Log out',
  },
  {
    places: 'Tableau de bord',
    menu: 'Menu',
    test: 'Test',
    testHint: 'Ceci est l’environnement de test. Les clients, paiements et virements ne sont pas réels.',
    closed:
      'Ce commerce est fermé. Les nouveaux achats et liens de facture sont refusés; les remboursements et virements continuent.',
    account: 'Votre compte',
    logOut: 'Se déconnecter',
  },
);

/** A whole page of a merchant's dashboard, with its heading. */
export function Page({
  context,
  current,
  title,
  beside,
  flash = null,
  children,
}: {
  readonly context: DashboardContext;
  /** The place that the page belongs to; null: none of the navigation. */
  readonly current: PlaceName | null;
  /** Title of the document, and the page's heading. */
  readonly title: string;
  /** Shown at the end of the heading's line. */
  readonly beside?: ReactNode;
  /** Shown once after an action (web/flash.ts). */
  readonly flash?: string | null;
  readonly children: ReactNode;
}) {
  const { language, merchant, mode, url } = context;
  const texts = getTexts(language);
  return (
    <Document
      title={`${title} – ${merchant.name}`}
      language={language}
      url={url}
      header={<Who context={context} />}
    >
      <div className="shell">
        <aside className="side" aria-labelledby="merchant">
          <p className="merchant" id="merchant">
            {merchant.name} {mode === 'test' && <Badge tone="warn">{texts.test}</Badge>}
          </p>
          <nav className="places-wide" aria-label={texts.places}>
            <Places context={context} current={current} />
          </nav>
          <details className="places-narrow">
            <summary>
              {current === null ? texts.menu : `${texts.menu} – ${places[current].text[language]}`}
            </summary>
            <nav aria-label={texts.places}>
              <Places context={context} current={current} />
            </nav>
          </details>
        </aside>
        <main id="main" tabIndex={-1}>
          {flash !== null && <Notice tone="ok">{flash}</Notice>}
          {mode === 'test' && <p className="environment">{texts.testHint}</p>}
          {merchant.closedAt !== null && <Notice tone="warn">{texts.closed}</Notice>}
          <div className="page-title">
            <h1>{title}</h1>
            {beside}
          </div>
          {children}
        </main>
      </div>
    </Document>
  );
}

function Places({ context, current }: Pick<Parameters<typeof Page>[0], 'context' | 'current'>) {
  return (
    <ul>
      {listPlaces()
        .filter(([, { act }]) => can(context, act))
        .map(([name, { path, text }]) => (
          <li key={name}>
            <a href={path} aria-current={name === current ? 'page' : undefined}>
              {text[context.language]}
            </a>
          </li>
        ))}
    </ul>
  );
}

function Who({ context: { language } }: { readonly context: DashboardContext }) {
  const texts = getTexts(language);
  return (
    <>
      <a href="/merchant/account">{texts.account}</a>
      <form method="post" action="/merchant/logout">
        <button type="submit" className="plain">
          {texts.logOut}
        </button>
      </form>
    </>
  );
}
