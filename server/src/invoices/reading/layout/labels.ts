import { type AmountRole, amountLabels } from '../words/amount-labels';
import { atomsOf } from '../words/atoms';
import { type FieldRole, fieldLabels, onlyAtStart } from '../words/field-labels';
import type { Line } from './lines';

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
  return labels.slice(0, mostLabels);
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

/** The role that a text is the whole label of. */
export function roleOf(text: string): { readonly role: Role; readonly words: string } | null {
  let branch: Branch | undefined = root;
  const atoms = atomsOf(text.slice(0, 80));
  for (const atom of atoms) {
    branch = branch.next.get(atom);
    if (!branch) return null;
  }
  return branch.role === null ? null : { role: branch.role, words: atoms.join(' ') };
}
