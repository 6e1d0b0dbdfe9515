/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import type { ReactNode } from 'react';
import { Card } from '../../pages/parts/card';
import { Notice } from '../../pages/parts/notice';
import { Document } from './document';

/** A page with one card and without a merchant: the pages before the log-in, and errors. */
export function PublicPage({
  title,
  language,
  url,
  flash = null,
  children,
}: {
  readonly title: string;
  readonly language: Language;
  readonly url: string;
  readonly flash?: string | null;
  readonly children: ReactNode;
}) {
  return (
    <Document title={title} language={language} url={url}>
      <main id="main" tabIndex={-1} className="narrow">
        {flash !== null && <Notice tone="ok">{flash}</Notice>}
        <Card title={title}>{children}</Card>
      </main>
    </Document>
  );
}
