import { brand } from '@tamarack/core/brand';
import type { Mail } from './ports';

/** A piece of a mail, in plain words. */
export type Block =
  | string
  /** A code to be read off at a glance. */
  | { readonly code: string }
  | { readonly list: readonly string[] }
  /** The small print at the end. */
  | { readonly small: string };

export interface MailContent {
  readonly language: 'en' | 'fr';
  /** Of the HTML document. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The one layout of all our mails, in both forms. Every text is escaped here: blocks hold no HTML. */
export function layOut({ language, title, blocks }: MailContent): Pick<Mail, 'text' | 'html'> {
  return {
    text: blocks.map(inText).join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}-CA"><meta charset="utf-8"><title>${escaped(title)}</title>`,
      `<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:${brand.colours.navy}">`,
      `<p><strong>${brand.product}</strong></p>`,
      ...blocks.map(inHtml),
      '</body></html>',
    ].join('\n'),
  };
}

/** Who writes, and how to reach them: required of every commercial message in Canada (CASL, s. 6). */
export const senderLine = `${brand.provider}, ${brand.providerAddress} · ${brand.supportEmail}`;

function inText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  return 'code' in block ? block.code : block.small;
}

function inHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  if ('list' in block) return `<ul>${block.list.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  if ('small' in block) return `<p style="font-size:13px;color:#56607a">${escaped(block.small)}</p>`;
  return `<p style="font-size:32px;letter-spacing:6px;font-weight:700;margin:16px 0">${escaped(block.code)}</p>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? '');
