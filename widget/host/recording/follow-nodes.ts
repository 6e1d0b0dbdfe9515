import {
  type AddedNode,
  hostNodeId,
  isBoxedTag,
  type RecordedAttributes,
  type RecordedItem,
  recordingLimits,
} from '@tamarack/core/recording/recorded-items';
import type { Emit } from './emit';
import { type Field, isField, readField } from './read-field';
import { isText, listChildren, readAttribute, readText, serialize } from './serialize';

interface Known {
  readonly id: number;
  children: readonly Node[];
  /** Content of a text node or a field, as it was last recorded. */
  content?: string;
}

export interface FollowedNodes {
  /** Records the whole document. */
  begin(): void;
  /** Records the changes. */
  follow(records: readonly MutationRecord[]): void;
  /** Records what fields contain now, except the one that is typed into: it is recorded once it is left. */
  followFields(): void;
  /** Id of a node, or of the nearest one around it that is recorded. */
  findId(node: Node | null): number;
}

/** Keeps what was recorded of the root's document, and records how it changes. Changes nothing in it. */
export function followNodes(root: ShadowRoot, emit: Emit): FollowedNodes {
  const known = new Map<Node, Known>([[root, { id: hostNodeId, children: [] }]]);
  let lastId = hostNodeId;

  const forget = (node: Node): void => {
    for (const child of known.get(node)?.children ?? []) forget(child);
    known.delete(node);
  };

  /** The node and all in it. A node that moved is recorded as a new one. */
  const add = (added: AddedNode[], node: Node, parent: number, next: number | null): number => {
    const serialized = serialize(node);
    const children = listChildren(node);
    const id = ++lastId;
    known.set(node, { id, children, ...('text' in serialized && { content: serialized.text }) });
    added.push({ id, parent, next, node: serialized });
    for (const child of children) add(added, child, id, null);
    return id;
  };

  const removeFrom = (parent: Node, removed: { id: number; parent: number }[]): void => {
    const entry = known.get(parent);
    if (!entry) return;
    const now = listChildren(parent);
    const stayed = entry.children.filter((child) => known.has(child) && now.includes(child));
    const inOrder = now.filter((child) => stayed.includes(child)).every((child, at) => child === stayed[at]);
    for (const child of entry.children) {
      const { id } = known.get(child) ?? {};
      if (id === undefined || (inOrder && stayed.includes(child))) continue;
      removed.push({ id, parent: entry.id });
      forget(child);
    }
    entry.children = inOrder ? stayed : [];
  };

  const addTo = (parent: Node, added: AddedNode[]): void => {
    const entry = known.get(parent);
    if (!entry) return;
    const now = listChildren(parent);
    let next: number | null = null;
    for (const child of [...now].reverse()) next = known.get(child)?.id ?? add(added, child, entry.id, next);
    entry.children = now;
  };

  const readTexts = (parents: ReadonlySet<Node>) =>
    [...parents].flatMap((parent) =>
      [...parent.childNodes].filter(isText).flatMap((node) => {
        const entry = known.get(node);
        const text = readText(node);
        if (!entry || entry.content === text) return [];
        entry.content = text;
        return [{ id: entry.id, text }];
      }),
    );

  const readAttributes = (changed: ReadonlyMap<Element, ReadonlySet<string>>) =>
    [...changed].flatMap(([element, names]) => {
      const entry = known.get(element);
      if (!entry || isBoxedTag(element.localName)) return [];
      const attributes: Record<string, RecordedAttributes[string]> = {};
      for (const name of names) {
        const value = readAttribute(element, name);
        if (value !== undefined) attributes[name] = value;
      }
      return Object.keys(attributes).length === 0 ? [] : [{ id: entry.id, attributes }];
    });

  const follow = (records: readonly MutationRecord[]): void => {
    const parents = new Set<Node>();
    const texts = new Set<Node>();
    const changed = new Map<Element, Set<string>>();
    for (const { type, target, attributeName } of records) {
      if (type === 'childList') parents.add(target);
      else if (type === 'characterData') texts.add(target.parentNode ?? target);
      else
        changed.set(
          target as Element,
          (changed.get(target as Element) ?? new Set()).add(attributeName ?? ''),
        );
    }
    const [removed, added]: [{ id: number; parent: number }[], AddedNode[]] = [[], []];
    for (const parent of parents) removeFrom(parent, removed);
    for (const parent of parents) if (root.contains(parent)) addTo(parent, added);
    emitNodes(emit, {
      removed,
      added,
      texts: readTexts(new Set([...parents, ...texts])),
      attributes: readAttributes(changed),
    });
  };

  const followFields = (): void => {
    for (const [node, entry] of known) {
      const field = toField(node);
      if (!field || (field === root.activeElement && !isTicked(field))) continue;
      const { text, checked } = readField(field);
      const content = `${checked} ${text}`;
      const isEmpty = text === '' && !checked;
      if (entry.content === content || (entry.content === undefined && isEmpty)) continue;
      entry.content = content;
      emit({ kind: 'input', id: entry.id, text: text.slice(0, recordingLimits.text), checked });
    }
  };

  return {
    begin() {
      const added: AddedNode[] = [];
      addTo(root, added);
      emitNodes(emit, { removed: [], added, texts: [], attributes: [] });
    },
    follow,
    followFields,
    findId(node) {
      for (let at = node; at; at = at.parentNode) {
        const entry = known.get(at);
        if (entry) return entry.id;
      }
      return hostNodeId;
    },
  };
}

const isTicked = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';

const toField = (node: Node): Field | null =>
  'localName' in node && isField(node as Element) ? (node as Field) : null;

const nothing = { kind: 'nodes', removed: [], added: [], texts: [], attributes: [] } as const;
/** Nodes of one item: together they stay far below the size of a report. */
const nodesAtOnce = 50;

type Changes = Omit<Extract<RecordedItem, { kind: 'nodes' }>, 'kind' | 'at'>;

function emitNodes(emit: Emit, changes: Changes): void {
  for (const part of ['removed', 'added', 'texts', 'attributes'] as const)
    for (let at = 0; at < changes[part].length; at += nodesAtOnce)
      emit({ ...nothing, [part]: changes[part].slice(at, at + nodesAtOnce) });
}
