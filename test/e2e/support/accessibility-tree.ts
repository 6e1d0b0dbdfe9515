import type { FrameKind } from '@tamarack/core/protocol/frames';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Applicant } from './applicant';

/** One node of the accessibility tree, as the browser hands it to a screen reader. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  /** Hint and error. */
  readonly description: string;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly focused: boolean;
}

/** Waits until the tree of the page, or of one of its secure frames, has each of these nodes. */
export const expectInTree = (
  page: Page,
  kind: FrameKind | null,
  nodes: readonly Partial<AccessibleNode>[],
): Promise<void> =>
  expect
    .poll(() => readTree(page, kind))
    .toEqual(expect.arrayContaining(nodes.map((node) => expect.objectContaining(toPlain(node)))));

/** Waits until the tree of the control's document says that this control has the focus: what a screen reader then reads. */
export async function expectFocusInTree(
  page: Page,
  control: Locator,
  node: Pick<AccessibleNode, 'role' | 'name'>,
): Promise<void> {
  const [, kind] = /\/frames\/([\w-]+)/.exec(await control.evaluate((each) => each.baseURI)) ?? [];
  await expectInTree(page, (kind as FrameKind | undefined) ?? null, [{ ...node, focused: true }]);
}

/** Waits until the field of the SIN has its error in the tree, after its hint. */
export const expectSinInTree = (
  { page, t }: Applicant,
  kind: FrameKind,
  label: string,
  described: readonly string[],
): Promise<void> =>
  expectInTree(page, kind, [
    {
      role: 'textbox',
      name: t(label),
      description: described.map((key) => t(key)).join(' '),
      invalid: true,
      required: true,
    },
  ]);

/** A live region, with the text that a screen reader says of it. */
export interface Region {
  readonly role: string;
  readonly live: string;
  readonly text: string;
}

/** The live regions of the page, or of one of its secure frames, the empty ones among them. */
export async function readRegions(page: Page, kind: FrameKind | null): Promise<readonly Region[]> {
  const nodes = await readNodes(page, kind);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const readText = ({ role, name, childIds = [] }: TreeNode): string =>
    role?.value === 'StaticText'
      ? String(name?.value ?? '')
      : childIds.map((id) => readText(byId.get(id) ?? {})).join(' ');
  return nodes
    .filter(({ ignored, role }) => !ignored && ['alert', 'log', 'status'].includes(String(role?.value)))
    .map((node) => ({
      role: String(node.role?.value),
      live: String(node.properties?.find(({ name }) => name === 'live')?.value.value),
      text: toText(readText(node)),
    }));
}

async function readTree(page: Page, kind: FrameKind | null): Promise<readonly AccessibleNode[]> {
  return (await readNodes(page, kind)).filter(({ ignored }) => !ignored).map(toNode);
}

async function readNodes(page: Page, kind: FrameKind | null): Promise<readonly TreeNode[]> {
  const isOfKind = (url: string): boolean => url.includes(`/frames/${kind}?`);
  const frame = page.frames().find((each) => isOfKind(each.url()));
  // not there yet
  if (kind !== null && !frame) return [];
  const context = page.context();
  // a frame of another origin has a process, and a session, of its own; one of the page's origin is a part of the page's
  const client = await context.newCDPSession(frame ?? page).catch(() => context.newCDPSession(page));
  try {
    const { frameTree } = await client.send('Page.getFrameTree');
    const part = frameTree.childFrames?.find((each) => isOfKind(each.frame.url));
    const { nodes } = await client.send('Accessibility.getFullAXTree', part && { frameId: part.frame.id });
    return nodes;
  } finally {
    await client.detach();
  }
}

/** What the protocol answers of a node. */
interface TreeNode {
  readonly nodeId?: string;
  readonly childIds?: readonly string[];
  readonly ignored?: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

export function toNode({ role, name, description, properties = [] }: TreeNode): AccessibleNode {
  const read = (property: string): unknown => properties.find((each) => each.name === property)?.value.value;
  return {
    role: String(role?.value ?? ''),
    name: toText(name?.value),
    description: toText(description?.value),
    invalid: read('invalid') === 'true',
    required: read('required') === true,
    focused: read('focused') === true,
  };
}

/** Without the kinds of space, which the tree does not keep. */
const toText = (value: unknown): string =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const toPlain = (node: Partial<AccessibleNode>): Partial<AccessibleNode> =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, typeof value === 'string' ? toText(value) : value]),
  );
