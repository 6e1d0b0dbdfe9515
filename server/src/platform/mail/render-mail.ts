import { brand } from '@tamarack/core/brand';
import { getProvider } from '@tamarack/core/brand/provider';
import { contact } from '@tamarack/core/contact';
import type { Block, MailContent } from './blocks';
import type { AddressedMail } from './composer';
import type { Mail } from './ports';
import { renderMailHtml } from './render-mail-html';

/** The layout of all mails, in HTML and plain text. Every text is escaped here: blocks contain no HTML. */
export function renderMail(content: MailContent): Pick<Mail, 'text' | 'html'> {
  return {
    text: content.blocks.map((block) => toText(block, content.language)).join('\n\n'),
    html: renderMailHtml(content),
  };
}

/** The sender and how to reach them: required in every commercial message in Canada (CASL, s. 6). */
export const buildSenderLine = (language: MailContent['language']): string =>
  `${getProvider(language)}, ${contact.address} · ${contact.supportEmail}`;

/** A mail with the product in its subject, and the sender at its end. */
export const composeBrandedMail = (
  to: string,
  language: MailContent['language'],
  subject: string,
  blocks: readonly Block[],
): AddressedMail => ({
  to,
  subject: `${brand.product} – ${subject}`,
  ...renderMail({ language, title: subject, blocks: [...blocks, { small: buildSenderLine(language) }] }),
});

function toText(block: Block, language: MailContent['language']): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('link' in block) return `${block.label}${language === 'fr' ? '\u00a0:' : ':'}\n${block.link}`;
  return 'code' in block ? block.code : block.small;
}
