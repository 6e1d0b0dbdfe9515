import { TamarackMessage } from '@tamarack/checkout/react';
import Link from 'next/link';
import { settings } from '../settings';
import { type Language, languages, type PageParams, readLanguage, words } from '../words';
import { Pay } from './pay';

const price = 8418.5;

/**
 * A server component: the price message is in its HTML, empty until its element is loaded. The elements are told their
 * language, because a change of page keeps the document.
 */
export default async function Page(page: PageParams) {
  const language = await readLanguage(page);
  const { title, taxes, outcome } = words[language];
  const dollars = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' });
  const other: Language = language === 'en' ? 'fr' : 'en';
  return (
    <main>
      <h1>{title}</h1>
      <p>
        {dollars.format(price)}, {taxes}
      </p>
      <TamarackMessage {...settings} amount={price} language={language} />
      <Pay {...settings} amount={price} language={language} label={outcome} />
      <p>
        <Link href={`/${other}`} hrefLang={other} lang={other}>
          {languages[other]}
        </Link>
      </p>
    </main>
  );
}
