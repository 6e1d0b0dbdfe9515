import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { languages, type PageParams, readLanguage, words } from '../words';

/** `/en` and `/fr`, and no other page. */
export const generateStaticParams = () => Object.keys(languages).map((language) => ({ language }));
export const dynamicParams = false;

export async function generateMetadata(page: PageParams): Promise<Metadata> {
  const { title } = words[await readLanguage(page)];
  return { title: `${title} – Next.js`, icons: 'data:,' };
}

export default async function Layout({ children, params }: PageParams & { readonly children: ReactNode }) {
  return (
    <html lang={await readLanguage({ params })}>
      <body>{children}</body>
    </html>
  );
}
