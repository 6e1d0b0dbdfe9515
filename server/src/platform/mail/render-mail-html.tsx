/** @jsxRuntime automatic */
import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import { Fragment, type ReactNode } from 'react';
import { renderEach, renderPage } from '../html';
import type { Block, MailContent } from './blocks';
import { darkStyles, lightColours } from './colours';

/** The HTML form of a mail. */
export function renderMailHtml(content: MailContent): string {
  return renderPage(<MailPage {...content} />);
}

const cardStyle = { maxWidth: 600, background: lightColours.card, borderRadius: 12 };

const textStyle = {
  padding: 24,
  font: '16px/1.5 Arial,Helvetica,sans-serif',
  color: lightColours.text,
  textAlign: 'left',
  overflowWrap: 'anywhere',
} as const;

/**
 * Mail programs support little CSS: widths are set on tables, styles on the elements. Every text sets its colour and
 * its background, so that a program that inverts colours inverts both; programs that support dark mode get our own dark
 * colours.
 */
function MailPage({ language, title, blocks }: MailContent) {
  return (
    <html lang={`${language}-CA`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </head>
      <body
        className="page"
        style={{ margin: 0, padding: 0, background: lightColours.page, WebkitTextSizeAdjust: '100%' }}
      >
        <LayoutTable className="page" width="100%" style={{ background: lightColours.page }}>
          <td align="center" style={{ padding: '16px 8px' }}>
            <LayoutTable className="card" width="100%" style={cardStyle}>
              <td className="text" style={textStyle}>
                <p
                  className="brand"
                  style={{ margin: '0 0 24px', fontWeight: 700, color: lightColours.brand }}
                >
                  {brand.product}
                </p>
                <h1 style={{ margin: '0 0 16px', fontSize: 22, lineHeight: 1.3 }}>{title}</h1>
                {renderEach(blocks, (block) => (
                  <BlockView block={block} language={language} />
                ))}
              </td>
            </LayoutTable>
          </td>
        </LayoutTable>
      </body>
    </html>
  );
}

/** A table of one row for layout only, ignored by screen readers. */
function LayoutTable({
  children,
  ...table
}: {
  readonly className?: string;
  readonly width?: string;
  readonly style: Readonly<Record<string, string | number>>;
  readonly children: ReactNode;
}) {
  return (
    <table role="presentation" cellSpacing="0" cellPadding="0" {...table}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

function BlockView({ block, language }: { readonly block: Block; readonly language: Language }) {
  if (typeof block === 'string') return <p style={{ margin: '0 0 16px' }}>{block}</p>;
  if ('list' in block) return <List items={block.list} />;
  if ('quote' in block) return <Quote text={block.quote} />;
  if ('link' in block) return <LinkButton {...block} fallbackText={fallbackTexts[language]} />;
  if ('small' in block) return <SmallPrint text={block.small} />;
  return <p style={{ fontSize: 32, letterSpacing: 6, fontWeight: 700, margin: '16px 0' }}>{block.code}</p>;
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul style={{ margin: '0 0 16px', padding: '0 0 0 24px' }}>
      {renderEach(items, (item) => (
        <li style={{ margin: '0 0 8px' }}>{item}</li>
      ))}
    </ul>
  );
}

function Quote({ text }: { readonly text: string }) {
  return (
    <blockquote
      className="line"
      style={{ margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: `4px solid ${lightColours.line}` }}
    >
      {renderEach(text.split('\n'), (line, index) => (
        <Fragment>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  );
}

/** Introduces the URL that is printed below a button. */
const fallbackTexts = {
  en: 'If the button does not work, open this address:',
  fr: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
} as const;

function LinkButton({
  link,
  label,
  fallbackText,
}: {
  readonly link: string;
  readonly label: string;
  readonly fallbackText: string;
}) {
  return (
    <>
      <LayoutTable style={{ margin: '8px 0 16px' }}>
        <td style={{ background: brand.colours.blue, borderRadius: 8 }}>
          <a
            href={link}
            style={{
              display: 'block',
              padding: '14px 24px',
              fontWeight: 700,
              color: lightColours.onBrand,
              textDecoration: 'none',
            }}
          >
            {label}
          </a>
        </td>
      </LayoutTable>
      <p className="quiet" style={{ margin: '0 0 16px', fontSize: 13, color: lightColours.quiet }}>
        {fallbackText}
        <br />
        <a className="quiet" href={link} style={{ color: lightColours.quiet, wordBreak: 'break-all' }}>
          {link}
        </a>
      </p>
    </>
  );
}

function SmallPrint({ text }: { readonly text: string }) {
  return (
    <p
      className="quiet line"
      style={{
        margin: '24px 0 0',
        padding: '16px 0 0',
        borderTop: `1px solid ${lightColours.line}`,
        fontSize: 13,
        color: lightColours.quiet,
      }}
    >
      {text}
    </p>
  );
}
