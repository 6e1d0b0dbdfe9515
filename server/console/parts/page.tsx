/** @jsxRuntime automatic */
import { brand } from '@tamarack/core/brand';
import type { ReactNode } from 'react';
import { Notice } from '../../pages/parts/notice';
import { canAct, type Operator, type OperatorAct } from '../../src/parties/operators';

/** Pages that the header links to, for operators whose roles allow them. */
const places: readonly (readonly [href: string, text: string, act: OperatorAct])[] = [
  ['/operator', 'Reviews', 'reviews.read'],
  ['/operator/security', 'Account security', 'accounts.read'],
  ['/operator/people', 'People', 'people.read'],
  ['/operator/merchants', 'Merchants', 'merchants.read'],
  ['/operator/payees', 'Payout accounts', 'payees.read'],
  ['/operator/funnel', 'Funnel', 'analytics.read'],
  ['/operator/policy', 'Policy', 'policy.read'],
  ['/operator/operators', 'Operators', 'operators.manage'],
  ['/operator/health', 'Health', 'operations.read'],
];

/** A whole page of the console. */
export function Page({
  title,
  operator,
  flash = null,
  refresh,
  narrow = false,
  children,
}: {
  readonly title: string;
  /** The logged-in operator; null on public pages. */
  readonly operator: Pick<Operator, 'name' | 'roles'> | null;
  /** Shown once after an action (see flash.ts). */
  readonly flash?: string | null;
  /** Reloads from `url` after this many seconds. */
  readonly refresh?: { readonly seconds: number; readonly url: string };
  /** For a page of one card. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {refresh && <meta httpEquiv="refresh" content={`${refresh.seconds};url=${refresh.url}`} />}
        <title>{`${title} – ${brand.product} console`}</title>
        <link rel="icon" href="/operator/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/operator/console.css" />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="bar">
          <a className="product" href="/operator">
            {brand.product} <span>console</span>
          </a>
          {operator && (
            <nav className="places" aria-label="Console">
              <Places operator={operator} />
            </nav>
          )}
          {operator && (
            <details className="menu">
              <summary>Menu</summary>
              <nav aria-label="Console">
                <Places operator={operator} />
              </nav>
            </details>
          )}
          {operator && (
            <div className="who">
              <a href="/operator/account">{operator.name}</a>
              <form method="post" action="/operator/logout">
                <button type="submit" className="plain">
                  Log out
                </button>
              </form>
            </div>
          )}
        </header>
        <main id="main" tabIndex={-1} className={narrow ? 'narrow' : undefined}>
          {flash !== null && <Notice tone="ok">{flash}</Notice>}
          {children}
        </main>
      </body>
    </html>
  );
}

const Places = ({ operator }: { readonly operator: Pick<Operator, 'roles'> }) =>
  places
    .filter(([, , act]) => canAct(operator, act))
    .map(([href, text]) => (
      <a key={href} href={href}>
        {text}
      </a>
    ));

/** Heading of a page, with optional content next to it. */
export function PageTitle({
  children,
  beside,
}: {
  readonly children: ReactNode;
  readonly beside?: ReactNode;
}) {
  return (
    <div className="page-title">
      <h1>{children}</h1>
      {beside}
    </div>
  );
}
