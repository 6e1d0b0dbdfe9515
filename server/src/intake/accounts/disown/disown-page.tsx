/** @jsxRuntime automatic */
import { readFileSync } from 'node:fs';
import { pageColours } from '@tamarack/core/appearance/page-colours';
import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { Language } from '@tamarack/core/language';
import { renderPage } from '../../../platform/html';
import { buildPolicyHash } from '../../../platform/http';
import { disownTexts } from './disown-texts';

/** The page that the link of an alert opens. */
export function createDisownPage() {
  const [script, rules] = ['page.js', 'page.css'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ) as [string, string];
  const style = `${pageColours}\n${rules}`;
  const policy = [
    "default-src 'none'",
    `script-src ${buildPolicyHash(script)}`,
    `style-src ${buildPolicyHash(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    /** Value of the `Content-Security-Policy` header: only our own script and style, and calls to our own origin. */
    policy,
    build: (language: Language): string =>
      renderPage(<Page language={language} script={script} style={style} />),
  };
}

interface PageProps {
  readonly language: Language;
  readonly script: string;
  readonly style: string;
}

function Page({ language, script, style }: PageProps) {
  const texts = disownTexts[language];
  return (
    <html lang={`${language}-CA`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${texts.title} – ${brand.product}`}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{texts.title}</h1>
          <form>
            <p>{texts.lead}</p>
            <button type="submit">{texts.button}</button>
          </form>
          <p role="status" data-done={texts.done} data-over={texts.over} data-failed={texts.failed} />
          <p>{`${contact.supportEmail} · ${contact.supportPhone}`}</p>
        </main>
        <script>{script}</script>
      </body>
    </html>
  );
}
