import { brand } from '@tamarack/core/brand';
import { hostNodeId, type RecordedItem, type RecordedNode } from '@tamarack/core/recording/recorded-items';

/** An event of rrweb 2, the format of PostHog's recordings. */
interface RrwebEvent {
  readonly type: number;
  readonly timestamp: number;
  readonly data: object;
}

/** `EventType`, `IncrementalSource`, `MouseInteractions` and `NodeType` of rrweb. */
const type = { fullSnapshot: 2, incremental: 3, meta: 4, plugin: 6 } as const;
const source = {
  mutation: 0,
  mouseMove: 1,
  mouseInteraction: 2,
  scroll: 3,
  resize: 4,
  input: 5,
  rules: 8,
  adoptedSheets: 15,
} as const;
const click = 2;
const nodeType = { document: 0, doctype: 1, element: 2, text: 3 } as const;

const element = (id: number, tagName: string, childNodes: readonly object[], more: object = {}) => ({
  type: nodeType.element,
  id,
  tagName,
  attributes: {},
  childNodes,
  ...more,
});

/** A document that contains only the dialog's host: the page around it is not recorded. */
const emptyDocument = {
  type: nodeType.document,
  id: 1,
  childNodes: [
    { type: nodeType.doctype, id: 2, name: 'html', publicId: '', systemId: '' },
    element(3, 'html', [
      element(4, 'head', []),
      element(5, 'body', [element(hostNodeId, 'div', [], { isShadowHost: true })]),
    ]),
  ],
};

/** The events of one item. */
export function toRrweb(item: RecordedItem): readonly RrwebEvent[] {
  const change = (data: object): RrwebEvent => ({ type: type.incremental, timestamp: item.at, data });
  switch (item.kind) {
    case 'start': {
      const { at: timestamp, width, height } = item;
      const full = { node: emptyDocument, initialOffset: { top: 0, left: 0 } };
      return [
        { type: type.meta, timestamp, data: { href: brand.website, width, height } },
        { type: type.fullSnapshot, timestamp, data: full },
      ];
    }
    case 'resize':
      return [change({ source: source.resize, width: item.width, height: item.height })];
    case 'sheets': {
      const styles = item.created.map(({ sheet, rules }) => ({
        styleId: sheet,
        rules: rules.map((rule, index) => ({ rule, index })),
      }));
      return [change({ source: source.adoptedSheets, id: hostNodeId, styleIds: item.order, styles })];
    }
    case 'rules':
      return toRules(item).map((rules) => change({ source: source.rules, styleId: item.sheet, ...rules }));
    case 'nodes':
      return [change({ source: source.mutation, ...toMutation(item) })];
    case 'input':
      return [change({ source: source.input, id: item.id, text: item.text, isChecked: item.checked })];
    case 'pointer': {
      const { id, x, y } = item;
      return [change({ source: source.mouseMove, positions: [{ id, x, y, timeOffset: 0 }] })];
    }
    case 'press':
      return [change({ source: source.mouseInteraction, type: click, id: item.id, x: item.x, y: item.y })];
    case 'scroll':
      return [change({ source: source.scroll, id: item.id, x: item.x, y: item.y })];
    case 'call':
      return [toNetwork(item)];
  }
}

type Item<K extends RecordedItem['kind']> = Extract<RecordedItem, { kind: K }>;

/** Players add before they remove, whatever the order in one event: two events. */
function toRules({ index, removed, added }: Item<'rules'>): readonly object[] {
  const removes = Array.from({ length: removed }, () => ({ index }));
  const adds = added.map((rule, at) => ({ rule, index: index + at }));
  return [...(removes.length > 0 ? [{ removes }] : []), ...(adds.length > 0 ? [{ adds }] : [])];
}

function toMutation({ removed, added, texts, attributes }: Item<'nodes'>): object {
  const inShadow = (parent: number) => parent === hostNodeId && { isShadow: true };
  return {
    removes: removed.map(({ id, parent }) => ({ id, parentId: parent, ...inShadow(parent) })),
    adds: added.map(({ id, parent, next, node }) => ({
      parentId: parent,
      nextId: next,
      node: { id, ...toNode(node), ...inShadow(parent) },
    })),
    texts: texts.map(({ id, text }) => ({ id, value: text })),
    attributes,
  };
}

function toNode(node: RecordedNode): object {
  if ('text' in node) return { type: nodeType.text, textContent: node.text };
  const present = Object.entries(node.attributes).filter(([, value]) => value !== null);
  return {
    type: nodeType.element,
    tagName: node.tag,
    attributes: Object.fromEntries(present),
    childNodes: [],
    ...(node.svg && { isSVG: true }),
  };
}

/** As the network plugin of rrweb writes a request. */
function toNetwork({ at, method, path, status, duration, size }: Item<'call'>): RrwebEvent {
  const request = {
    name: `${brand.website}${path}`,
    entryType: 'resource',
    initiatorType: 'fetch',
    method,
    status,
    responseStatus: status,
    startTime: 0,
    endTime: duration,
    duration,
    timeOrigin: at - duration,
    timestamp: at - duration,
    ...(size !== null && { transferSize: size, encodedBodySize: size }),
  };
  return {
    type: type.plugin,
    timestamp: at,
    data: { plugin: 'rrweb/network@1', payload: { requests: [request] } },
  };
}
