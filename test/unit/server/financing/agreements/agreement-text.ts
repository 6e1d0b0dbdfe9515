import type { AgreementContent, Block } from '../../../../../server/src/financing/agreements/content/content';

/** With ordinary spaces in place of no-break ones. */
const toPlainText = (text: string): string => text.replace(/\u00a0/g, ' ');

/** The texts of a block, each on one line. */
export const listWords = (block: Block): string[] => {
  if (block.kind === 'list') return [...block.items];
  if (block.kind === 'facts') return block.rows.map(({ label, value }) => `${label}: ${value}`);
  if (block.kind === 'table') return [block.caption, ...block.rows.map((row) => row.join(' | '))];
  return [block.text];
};

/** The text of an agreement, with a line for each entry. */
export const getText = (content: AgreementContent): string =>
  toPlainText(content.blocks.flatMap(listWords).join('\n'));
