import { maskStyle, maskText } from './mask-text';
import {
  type AddedNode,
  isBoxedTag,
  isRecordedAttribute,
  isRecordedTag,
  isTextAttribute,
  type RecordedAttributes,
  type RecordedItem,
  type RecordedNode,
} from './recorded-items';
import { toRouteTemplate } from './route-template';

/** Masks an attribute's value; undefined if recordings omit the attribute. */
export function cleanAttribute(name: string, value: string | null): string | null | undefined {
  if (!isRecordedAttribute(name)) return undefined;
  if (value === null) return null;
  return isTextAttribute(name) ? maskText(value) : maskStyle(value);
}

/**
 * Masks every text of an item and removes everything that recordings may not contain. The widget does so before it sends an
 * item, and the server again before it forwards one, because anybody can call the API. Idempotent.
 */
export function cleanItem(item: RecordedItem): RecordedItem {
  switch (item.kind) {
    case 'sheets':
      return {
        ...item,
        created: item.created.map(({ sheet, rules }) => ({ sheet, rules: rules.map(maskStyle) })),
      };
    case 'rules':
      return { ...item, added: item.added.map(maskStyle) };
    case 'nodes':
      return {
        ...item,
        added: item.added.map((each): AddedNode => ({ ...each, node: cleanNode(each.node) })),
        texts: item.texts.map(({ id, text }) => ({ id, text: maskText(text) })),
        attributes: item.attributes.map(({ id, attributes }) => ({
          id,
          attributes: cleanAttributes(attributes),
        })),
      };
    case 'input':
      return { ...item, text: maskText(item.text) };
    case 'call':
      return { ...item, path: toRouteTemplate(item.path) };
    default:
      return item;
  }
}

function cleanNode(node: RecordedNode): RecordedNode {
  if ('text' in node) return { text: maskText(node.text) };
  const attributes = cleanAttributes(node.attributes);
  const isKept = isRecordedTag(node.tag) && !isBoxedTag(node.tag);
  return isKept ? { ...node, attributes } : { tag: 'div', attributes };
}

function cleanAttributes(attributes: RecordedAttributes): RecordedAttributes {
  const cleaned = Object.entries(attributes).map(([name, value]) => [name, cleanAttribute(name, value)]);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== undefined));
}
