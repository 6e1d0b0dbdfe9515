import { cleanAttribute } from '@tamarack/core/recording/clean-item';
import { mask, maskText } from '@tamarack/core/recording/mask-text';
import {
  isBoxedTag,
  isRecordedTag,
  isTextAttribute,
  type RecordedAttributes,
  type RecordedNode,
  recordingLimits,
} from '@tamarack/core/recording/recorded-items';
import { isPersonalText } from './read-field';

const elementType = 1;
const textType = 3;
const svgNamespace = 'http://www.w3.org/2000/svg';

const isElement = (node: Node): node is Element => node.nodeType === elementType;
export const isText = (node: Node): node is Text => node.nodeType === textType;

/** Children that recordings have. */
export function listChildren(parent: Node): Node[] {
  if (isElement(parent) && (isBoxedTag(parent.localName) || parent.localName === 'textarea')) return [];
  return [...parent.childNodes].filter(
    (node) => isText(node) || (isElement(node) && isRecordedTag(node.localName)),
  );
}

/**
 * A text node's text, masked together with the texts beside it: a number that a screen wrote in parts is a number still. If
 * there is anything to mask in them, the first one has all of it.
 */
export function readText(text: Text): string {
  const parent = text.parentElement;
  if (parent && isPersonalText(parent)) return text.data.trim() === '' ? '' : mask;
  const whole = (text.parentNode ? [...text.parentNode.childNodes] : [text]).filter(isText);
  const all = whole.map(({ data }) => data).join('');
  const masked = maskText(all);
  const shown = masked === all ? text.data : text === whole[0] ? masked : '';
  return shown.slice(0, recordingLimits.text);
}

/** The masked value of an attribute; null if it is absent, undefined if recordings omit it. */
export function readAttribute(element: Element, name: string): string | null | undefined {
  const value = element.getAttribute(name);
  if (value !== null && isTextAttribute(name) && isPersonalText(element)) return mask;
  const cleaned = cleanAttribute(name, value);
  return cleaned && cleaned.length > recordingLimits.attribute ? undefined : cleaned;
}

/** A node without its children and without what a field contains. */
export function serialize(node: Node): RecordedNode {
  if (!isElement(node)) return { text: isText(node) ? readText(node) : '' };
  if (isBoxedTag(node.localName)) return serializeBox(node);
  const attributes: Record<string, string | null> = {};
  for (const name of node.getAttributeNames()) {
    const value = readAttribute(node, name);
    if (value !== undefined) attributes[name] = value;
  }
  return {
    tag: node.localName,
    ...(node.namespaceURI === svgNamespace && { svg: true as const }),
    attributes,
  };
}

/** An empty box of the same size, in place of a secure frame or a merchant's logo: its address and content stay here. */
function serializeBox(element: Element): RecordedNode {
  const { width, height } = element.getBoundingClientRect();
  const attributes: RecordedAttributes = {
    class: readAttribute(element, 'class') ?? null,
    rr_width: `${Math.round(width)}px`,
    rr_height: `${Math.round(height)}px`,
  };
  return { tag: 'div', attributes };
}
