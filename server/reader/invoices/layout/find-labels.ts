import type { LabelRole } from '../labels/label-roles';
import { readLabels } from '../labels/read-labels';
import { toTerms } from '../labels/terms';
import { markedLabels, segmentStartLabels } from '../labels/word-sets';
import { getSegmentAt, getText, type Line, type Segment } from './build-lines';
import { createTermCorrector } from './correct-terms';

/** A label in a range of tokens of a line, `to` inclusive. */
export interface Label {
  readonly role: LabelRole;
  /** Its terms: `invoice no`. */
  readonly words: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** An invoice has fewer; the rest is ignored. */
export const maxLabels = 600;

interface TrieNode {
  readonly next: Map<string, TrieNode>;
  role: LabelRole | null;
}

/** Words that labels of several words abbreviate: `Inv. amt`, `Bal. due`, `Tot. facture`, `Mt dû`. */
const abbreviated: ReadonlyMap<string, string> = new Map([
  ['amt', 'amount'],
  ['bal', 'balance'],
  ['fact', 'facture'],
  ['inv', 'invoice'],
  ['mnt', 'montant'],
  ['mt', 'montant'],
  ['pmt', 'payment'],
  ['tot', 'total'],
  ['ttl', 'total'],
]);

const roles = readLabels();
const trie = buildTrie(roles);
const toCorrectedTerms = createTermCorrector(roles.keys());

function buildTrie(labels: ReadonlyMap<string, LabelRole>): TrieNode {
  const root: TrieNode = { next: new Map(), role: null };
  for (const [label, role] of labels) {
    let node = root;
    for (const term of label.split(' ')) {
      const next = node.next.get(term) ?? { next: new Map(), role: null };
      node.next.set(term, next);
      node = next;
    }
    node.role = role;
  }
  return root;
}

interface Term {
  readonly text: string;
  readonly token: number;
  readonly startsToken: boolean;
  readonly endsToken: boolean;
}

/** Finds labels in line order; of overlapping labels, the longest. */
export function findLabels(lines: readonly Line[]): readonly Label[] {
  const labels: Label[] = [];
  for (const [index, line] of lines.entries()) {
    labels.push(...findLineLabels(line, index));
    if (labels.length > maxLabels) break;
  }
  return joinBrokenLabels(lines, labels.slice(0, maxLabels));
}

function findLineLabels(line: Line, index: number): readonly Label[] {
  const terms = line.tokens.flatMap(({ text, confidence }, token): Term[] =>
    (confidence < 1 ? toCorrectedTerms(text) : toTerms(text)).map((term, position, all) => ({
      text: term,
      token,
      startsToken: position === 0,
      endsToken: position === all.length - 1,
    })),
  );
  const full = terms.map((term) => ({ ...term, text: abbreviated.get(term.text) ?? term.text }));
  const isAbbreviated = full.some(({ text }, at) => text !== terms[at]?.text);
  const labels: Label[] = [];
  for (let at = 0; at < terms.length; ) {
    const printed = findLongestLabel(terms, at, line);
    const written = isAbbreviated ? findLongestLabel(full, at, line) : null;
    const isLonger = written !== null && written.end > Math.max(printed?.end ?? 0, at + 1);
    const match = isLonger ? written : printed;
    if (match) labels.push({ ...match.label, line: index });
    at = match ? match.end : at + 1;
  }
  return labels;
}

function findLongestLabel(
  terms: readonly Term[],
  at: number,
  line: Line,
): { label: Omit<Label, 'line'>; end: number } | null {
  const start = terms[at];
  if (!start?.startsToken) return null;
  const segment = line.segmentIndexes[start.token];
  let node: TrieNode | undefined = trie;
  let best: { label: Omit<Label, 'line'>; end: number } | null = null;
  for (let end = at; end < terms.length; end += 1) {
    const term = terms[end];
    if (!term || line.segmentIndexes[term.token] !== segment) break;
    node = node.next.get(term.text);
    if (!node) break;
    if (node.role === null || !term.endsToken) continue;
    const words = terms
      .slice(at, end + 1)
      .map(({ text }) => text)
      .join(' ');
    const cell = line.segments[segment ?? 0];
    if (segmentStartLabels.has(words) && cell?.from !== start.token) continue;
    if (markedLabels.has(words) && !isMarked(line, start.token, cell)) continue;
    best = { label: { role: node.role, words, from: start.token, to: term.token }, end: end + 1 };
  }
  return best;
}

/** `Inv.: 1042`, `FACT 7-1042`, or `Inv` alone in its cell. */
const isMarked = (line: Line, at: number, cell: Segment | undefined): boolean =>
  cell?.from === at &&
  (cell.to === at || /[.:#]$/.test(line.tokens[at]?.text ?? '') || isBeforeNumber(line, cell));

/** In `Invoice no. | INV 1042` it is a part of the number that the cell before names. */
function isBeforeNumber(line: Line, cell: Segment): boolean {
  const before = line.segments[(line.segmentIndexes[cell.from] ?? 0) - 1];
  return (
    cell.to === cell.from + 1 &&
    /^\p{Lu}+ [\p{Lu}\d-]*\d{4,}$/u.test(getText(line, cell)) &&
    (before === undefined || /\d/.test(getText(line, before)))
  );
}

/** Joins labels of two lines, such as `Invoice` above `Number`; the result takes the position of the second. */
function joinBrokenLabels(lines: readonly Line[], labels: readonly Label[]): readonly Label[] {
  const joined = labels.flatMap((label): readonly (Label & { readonly upper: number })[] => {
    const [own, above] = [lines[label.line], lines[label.line - 1]];
    const segment = getSegmentAt(own, label.from);
    if (!own || !above || own.page !== above.page || segment?.from !== label.from) return [];
    if (segment.to !== label.to) return [];
    const upper = above.segments.find((other) => isDirectlyAbove(above, other, own, segment));
    const match = upper && findRole(`${getText(above, upper)} ${getText(own, segment)}`);
    return upper && match && twoLineRoles.has(match.role) ? [{ ...label, ...match, upper: upper.from }] : [];
  });
  if (joined.length === 0) return labels;
  return labels.flatMap((label) => {
    const match = joined.find(({ line, from }) => line === label.line && from === label.from);
    if (match)
      return [{ role: match.role, words: match.words, line: label.line, from: label.from, to: label.to }];
    return joined.some(({ line, upper }) => line - 1 === label.line && upper === label.from) ? [] : [label];
  });
}

const twoLineRoles: ReadonlySet<LabelRole> = new Set<LabelRole>([
  'number',
  'otherNumber',
  'issued',
  'dueDate',
]);
/** Maximum gap between the two lines, in letter heights. */
const TIGHT = 0.5;
const EDGE = 4;

function isDirectlyAbove(above: Line, upper: Segment, below: Line, lower: Segment): boolean {
  const [first, last] = [above.tokens[upper.from], above.tokens[upper.to]];
  const [from, to] = [below.tokens[lower.from], below.tokens[lower.to]];
  if (!first || !last || !from || !to || upper.to - upper.from > 1) return false;
  const height = from.bottom - from.y;
  if (from.y - first.bottom > height * TIGHT || Math.abs(first.bottom - first.y - height) > 0.2 * height)
    return false;
  const next = above.segments.find((segment) => segment.from === upper.to + 1);
  if (next && /\d/.test(getText(above, next))) return false;
  const middles = (first.x + last.right - from.x - to.right) / 2;
  return Math.abs(first.x - from.x) < EDGE || Math.abs(middles) < EDGE;
}

/** The role of a text that is a label as a whole. */
function findRole(text: string): { readonly role: LabelRole; readonly words: string } | null {
  let node: TrieNode | undefined = trie;
  const terms = toTerms(text.slice(0, 80));
  for (const term of terms) {
    node = node.next.get(term);
    if (!node) return null;
  }
  return node.role === null ? null : { role: node.role, words: terms.join(' ') };
}
