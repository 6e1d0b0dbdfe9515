import type { Tokens } from './tokens';

/** Phrases in a tree by their words: each step is one lookup, however many phrases there are. */
export interface PhraseNode {
  readonly children: Map<string, PhraseNode>;
  /** The meaning of the phrase that ends here. */
  readonly meanings: string[];
  /** Children by the prefixes of their words; null if several share the prefix. Filled on demand. */
  prefixes: Map<string, PhraseNode | null> | null;
}

export const createPhraseNode = (): PhraseNode => ({ children: new Map(), meanings: [], prefixes: null });

export function addPhrase(root: PhraseNode, tokens: Tokens, meaning: string): void {
  let node = root;
  for (const token of tokens) {
    let child = node.children.get(token);
    if (!child) {
      child = createPhraseNode();
      node.children.set(token, child);
    }
    node = child;
  }
  if (node !== root && !node.meanings.includes(meaning)) node.meanings.push(meaning);
}

export interface Match {
  /** Index after its last word. */
  readonly end: number;
  readonly meanings: readonly string[];
}

/** Letters that a truncated word needs: more if it is the only word of a phrase, or not the last one. */
const MIN_PREFIX = { first: 5, inside: 4, later: 2 };

/**
 * Which words may be truncated: the last one, if the bank truncated the description; or every one but a phrase's first,
 * if it truncated the name ("MERCHANT GROWT BUS").
 */
export type Cut = 'none' | 'last' | 'names';

/** The phrases that begin at `start`, shortest first. A truncated word is a prefix of a phrase's word. */
export function matchAll(root: PhraseNode, tokens: Tokens, start: number, cut: Cut): readonly Match[] {
  const found: Match[] = [];
  let node = root;
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    const last = index === tokens.length - 1;
    const child: PhraseNode | null =
      node.children.get(token) ?? findTruncated(node, token, getMinPrefix(cut, index === start, last));
    if (!child) break;
    node = child;
    if (node.meanings.length > 0) found.push({ end: index + 1, meanings: node.meanings });
  }
  return found;
}

export const matchLongest = (root: PhraseNode, tokens: Tokens, start: number, cut: Cut): Match | null =>
  matchAll(root, tokens, start, cut).at(-1) ?? null;

function getMinPrefix(cut: Cut, first: boolean, last: boolean): number {
  if (cut === 'none' || (!last && (cut === 'last' || first))) return Number.POSITIVE_INFINITY;
  if (!last) return MIN_PREFIX.inside;
  return first ? MIN_PREFIX.first : MIN_PREFIX.later;
}

function findTruncated(node: PhraseNode, token: string, least: number): PhraseNode | null {
  if (token.length < least) return null;
  node.prefixes ??= listPrefixes(node);
  return node.prefixes.get(token) ?? null;
}

function listPrefixes(node: PhraseNode): Map<string, PhraseNode | null> {
  const found = new Map<string, PhraseNode | null>();
  for (const [word, child] of node.children)
    for (let length = MIN_PREFIX.later; length < word.length; length += 1) {
      const prefix = word.slice(0, length);
      found.set(prefix, found.has(prefix) ? null : child);
    }
  return found;
}
