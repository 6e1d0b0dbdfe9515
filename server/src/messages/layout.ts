import { brand } from '@tamarack/core/brand';
import { htmlPage } from './layout-html';
import type { Mail } from './ports';

/** A piece of a mail, in plain words. */
export type Block =
  | string
  /** A code to be read off at a glance. */
  | { readonly code: string }
  | { readonly list: readonly string[] }
  /** What somebody wrote, in their own lines. */
  | { readonly quote: string }
  /** A button; its whole address stands below it, for whoever cannot press it. */
  | { readonly link: string; readonly label: string }
  /** The small print at the end. */
  | { readonly small: string };

export interface MailContent {
  readonly language: 'en' | 'fr';
  /** Of the HTML document, and its heading. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The one layout of all our mails, in both forms. Every text is escaped here: blocks hold no HTML. */
export function layOut(content: MailContent): Pick<Mail, 'text' | 'html'> {
  return {
    text: content.blocks.map((block) => inText(block, content.language)).join('\n\n'),
    html: htmlPage(content),
  };
}

/** Who writes, and how to reach them: required of every commercial message in Canada (CASL, s. 6). */
export const senderLine = `${brand.provider}, ${brand.providerAddress} · ${brand.supportEmail}`;

function inText(block: Block, language: MailContent['language']): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('link' in block) return `${block.label}${language === 'fr' ? '\u00a0:' : ':'}\n${block.link}`;
  return 'code' in block ? block.code : block.small;
}
