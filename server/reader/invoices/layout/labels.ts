import { type AmountRole, amountLabels } from '../words/amount-labels';
import { atomsOf } from '../words/atoms';
import { type FieldRole, fieldLabels, onlyAtStart } from '../words/field-labels';
import { type Line, type Segment, textOf } from './lines';

export type Role = AmountRole | FieldRole;

/** A label where it stands. */
export interface Label {
  readonly role: Role;
  /** As labels are compared: `invoice no`. */
  readonly words: string;
  readonly line: number;
  /** Tokens of its line, the last one included. */
  readonly from: number;
  readonly to: number;
}

/** Hits beyond are left out: no invoice has so many labels. */
export const mostLabels = 600;

interface Branch {
  readonly next: Map<string, Branch>;
  role: Role | null;
}

const root = treeOf({ ...fieldLabels, ...amountLabels });

function treeOf(labels: Readonly<Record<string, readonly string[]>>): Branch {
  const tree: Branch = { next: new Map(), role: null };
  for (const [role, phrases] of Object.entries(labels))
    for (const phrase of phrases) {
      let branch = tree;
      for (const atom of atomsOf(phrase)) {
        const next = branch.next.get(atom) ?? { next: new Map(), role: null };
        branch.next.set(atom, next);
        branch = next;
      }
      branch.role = role as Role;
    }
  return tree;
}

interface Atom {
  readonly text: string;
  readonly token: number;
  /** Whether it begins and ends its token. */
  readonly first: boolean;
  readonly last: boolean;
}

/** The labels of a document in the order of its lines; of labels in labels the longest. */
export function labelsOf(lines: readonly Line[]): readonly Label[] {
  const labels: Label[] = [];
  for (const [index, line] of lines.entries()) {
    labels.push(...lineLabels(line, index));
    if (labels.length > mostLabels) break;
  }
  return withBroken(lines, labels.slice(0, mostLabels));
}

function lineLabels(line: Line, index: number): readonly Label[] {
  const atoms = line.tokens.flatMap(({ text }, token): Atom[] =>
    atomsOf(text).map((atom, place, all) => ({
      text: atom,
      token,
      first: place === 0,
      last: place === all.length - 1,
    })),
  );
  const labels: Label[] = [];
  for (let at = 0; at < atoms.length; ) {
    const found = longestAt(atoms, at, line);
    if (found) labels.push({ ...found.label, line: index });
    at = found ? found.end : at + 1;
  }
  return labels;
}

function longestAt(
  atoms: readonly Atom[],
  at: number,
  line: Line,
): { label: Omit<Label, 'line'>; end: number } | null {
  const start = atoms[at];
  if (!start?.first) return null;
  const segment = line.segmentOf[start.token];
  let branch: Branch | undefined = root;
  let best: { label: Omit<Label, 'line'>; end: number } | null = null;
  for (let end = at; end < atoms.length; end += 1) {
    const atom = atoms[end];
    if (!atom || line.segmentOf[atom.token] !== segment) break;
    branch = branch.next.get(atom.text);
    if (!branch) break;
    if (branch.role === null || !atom.last) continue;
    const words = atoms
      .slice(at, end + 1)
      .map(({ text }) => text)
      .join(' ');
    if (onlyAtStart.has(words) && line.segments[segment ?? 0]?.from !== start.token) continue;
    best = { label: { role: branch.role, words, from: start.token, to: atom.token }, end: end + 1 };
  }
  return best;
}

/** A label of a field may go on in the line below: `Invoice` above `Number`. It stands where its last line does. */
function withBroken(lines: readonly Line[], labels: readonly Label[]): readonly Label[] {
  const joined = labels.flatMap((label): readonly (Label & { readonly upper: number })[] => {
    const [own, above] = [lines[label.line], lines[label.line - 1]];
    const segment = own?.segments[own.segmentOf[label.from] ?? 0];
    if (!own || !above || own.page !== above.page || segment?.from !== label.from) return [];
    if (segment.to !== label.to) return [];
    const upper = above.segments.find((other) => isRightOver(above, other, own, segment));
    const whole = upper && roleOf(`${textOf(above, upper)} ${textOf(own, segment)}`);
    return upper && whole && brokenRoles.has(whole.role) ? [{ ...label, ...whole, upper: upper.from }] : [];
  });
  if (joined.length === 0) return labels;
  return labels.flatMap((label) => {
    const whole = joined.find(({ line, from }) => line === label.line && from === label.from);
    if (whole)
      return [{ role: whole.role, words: whole.words, line: label.line, from: label.from, to: label.to }];
    return joined.some(({ line, upper }) => line - 1 === label.line && upper === label.from) ? [] : [label];
  });
}

const brokenRoles: ReadonlySet<Role> = new Set<Role>(['number', 'otherNumber', 'issued', 'dueDate']);
/** Of the height of the letters. */
const TIGHT = 0.5;
const EDGE = 4;

function isRightOver(above: Line, upper: Segment, below: Line, lower: Segment): boolean {
  const [first, last] = [above.tokens[upper.from], above.tokens[upper.to]];
  const [from, to] = [below.tokens[lower.from], below.tokens[lower.to]];
  if (!first || !last || !from || !to || upper.to - upper.from > 1) return false;
  const height = from.bottom - from.y;
  if (from.y - first.bottom > height * TIGHT || Math.abs(first.bottom - first.y - height) > 0.2 * height)
    return false;
  const next = above.segments.find((segment) => segment.from === upper.to + 1);
  if (next && /\d/.test(textOf(above, next))) return false;
  const middles = (first.x + last.right - from.x - to.right) / 2;
  return Math.abs(first.x - from.x) < EDGE || Math.abs(middles) < EDGE;
}

/** The role that a text is the whole label of. */
function roleOf(text: string): { readonly role: Role; readonly words: string } | null {
  let branch: Branch | undefined = root;
  const atoms = atomsOf(text.slice(0, 80));
  for (const atom of atoms) {
    branch = branch.next.get(atom);
    if (!branch) return null;
  }
  return branch.role === null ? null : { role: branch.role, words: atoms.join(' ') };
}
