import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { Block, MailContent } from './blocks';

/**
 * Mail programs know little of CSS: widths stand on tables, styles on the elements. Every text names its colour and its
 * ground, so that a program that turns the colours round turns both; those that ask get our own dark colours.
 */
export function htmlPage({ language, title, blocks }: MailContent): string {
  return [
    `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(title)}</title><style>${dark}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${light.page};-webkit-text-size-adjust:100%">`,
    `<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" style="background:${light.page}"><tr><td align="center" style="padding:16px 8px">`,
    `<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:${light.card};border-radius:12px"><tr><td class="text" style="padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:${light.text};text-align:left;overflow-wrap:anywhere">`,
    `<p class="brand" style="margin:0 0 24px;font-weight:700;color:${light.brand}">${brand.product}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(title)}</h1>`,
    ...blocks.map((block) => inHtml(block, language)),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

const light = {
  page: '#eef1f6',
  card: '#ffffff',
  text: brand.colours.navy,
  quiet: '#56607a',
  brand: brand.colours.blue,
  line: '#c9d2e3',
};

const dark = `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){.page{background:#0d1424!important}.card{background:#17203a!important}.text{color:#eef2fb!important}.quiet{color:#aeb9d3!important}.brand{color:#8fbaff!important}.line{border-color:#3a4768!important}}`;

/** In both languages: what stands between a button and its address. */
const insteadOfButton = {
  en: 'If the button does not work, open this address:',
  fr: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
} as const;

function inHtml(block: Block, language: Language): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escaped(block)}</p>`;
  if ('list' in block) return list(block.list);
  if ('quote' in block)
    return `<blockquote class="line" style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${light.line}">${escaped(block.quote).replaceAll('\n', '<br>')}</blockquote>`;
  if ('link' in block) return button(block, insteadOfButton[language]);
  if ('small' in block)
    return `<p class="quiet line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${light.line};font-size:13px;color:${light.quiet}">${escaped(block.small)}</p>`;
  return `<p style="font-size:32px;letter-spacing:6px;font-weight:700;margin:16px 0">${escaped(block.code)}</p>`;
}

function list(items: readonly string[]): string {
  const all = items.map((item) => `<li style="margin:0 0 8px">${escaped(item)}</li>`).join('');
  return `<ul style="margin:0 0 16px;padding:0 0 0 24px">${all}</ul>`;
}

function button({ link, label }: { link: string; label: string }, instead: string): string {
  const address = escaped(link);
  return [
    `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 16px"><tr><td style="background:${brand.colours.blue};border-radius:8px">`,
    `<a href="${address}" style="display:block;padding:14px 24px;font-weight:700;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>`,
    `<p class="quiet" style="margin:0 0 16px;font-size:13px;color:${light.quiet}">${instead}<br>`,
    `<a class="quiet" href="${address}" style="color:${light.quiet};word-break:break-all">${address}</a></p>`,
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? '');
