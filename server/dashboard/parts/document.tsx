/** @jsxRuntime automatic */
import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { ReactNode } from 'react';
import { defineTexts } from '../web/texts';

const getTexts = defineTexts(
  { skip: 'Skip to content', dashboard: 'dashboard', other: 'Français' },
  { skip: 'Passer au contenu', dashboard: 'tableau de bord', other: 'English' },
);

/** The HTML document of every page: header, language, styles. */
export function Document({
  title,
  language,
  url,
  header,
  children,
}: {
  readonly title: string;
  readonly language: Language;
  /** Path to return to after a change of language. */
  readonly url: string;
  readonly header?: ReactNode;
  /** Contains `main` with the id `main`. */
  readonly children: ReactNode;
}) {
  const texts = getTexts(language);
  const other: Language = language === 'fr' ? 'en' : 'fr';
  return (
    <html lang={`${language}-CA`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${brand.product}`}</title>
        <link rel="icon" href="/merchant/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/merchant/dashboard.css" />
      </head>
      <body>
        <a className="skip" href="#main">
          {texts.skip}
        </a>
        <header className="bar">
          <a className="product" href="/merchant">
            {brand.product} <span>{texts.dashboard}</span>
          </a>
          <div className="who">
            {header}
            <form method="post" action="/merchant/language">
              <input type="hidden" name="next" value={url} />
              <button type="submit" className="plain" name="language" value={other} lang={`${other}-CA`}>
                {texts.other}
              </button>
            </form>
          </div>
        </header>
        {children}
      </body>
    </html>
  );
}
