import type { CDPSession } from 'playwright-core';
import { type AccessibleNode, toNode } from './accessibility-tree';

/** What a person acts on, or is shown without words. */
const named = new Set([
  'alertdialog',
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'heading',
  'image',
  'img',
  'link',
  'listbox',
  'option',
  'progressbar',
  'radio',
  'radiogroup',
  'region',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'table',
  'textbox',
]);

/**
 * In the corner of the dialog, and at the end of a screen with nothing else to do; in a message, and at the end of the screen that it
 * is about. Both do the same.
 */
const mayStandTwice: readonly string[] = ['Close', 'Try again'];

/** Where the focus may be once a screen is there: a screen reader then says what it is. */
const announcing: readonly string[] = ['heading', 'dialog'];

/** The trees of the page and of its secure frames, of which there may be one that is being replaced. */
async function readTrees(client: CDPSession): Promise<readonly (readonly AccessibleNode[])[]> {
  const { frameTree } = await client.send('Page.getFrameTree');
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].filter(
    ({ frame }, index) => index === 0 || frame.url.includes('/frames/'),
  );
  const trees = frames.map(({ frame }) => client.send('Accessibility.getFullAXTree', { frameId: frame.id }));
  return (await Promise.all(trees)).map(({ nodes }) => nodes.filter(({ ignored }) => !ignored).map(toNode));
}

/**
 * What is wrong with the accessibility tree of a state: a control, a picture or a region without a name, two buttons of the same
 * name and description, and a focus that is nowhere or on what has no name. `isEntered`: nothing was done on the screen yet, so
 * that the focus announces it.
 */
export async function listTreeFindings(client: CDPSession, isEntered: boolean): Promise<readonly string[]> {
  const trees = await readTrees(client);
  const nodes = trees.flat();
  const nameless = nodes.filter(({ role, name }) => named.has(role) && name === '');
  const doubles = trees.flatMap((tree) => {
    const buttons = tree.filter(({ role, name }) => role === 'button' && !mayStandTwice.includes(name));
    const texts = buttons.map(({ name, description }) => `${name} ${description}`.trim());
    return texts.filter((text, index) => texts.indexOf(text) !== index);
  });
  const focused = nodes.filter((node) => node.focused && !/RootWebArea|Iframe/.test(node.role));
  const says = focused.map(({ role, name }) => `${role} “${name}”`).join(', ');
  const isSaid = focused.length === 1 && focused[0]?.name !== '';
  const isAnnounced = !isEntered || announcing.includes(focused[0]?.role ?? '');
  return [
    ...nameless.map(({ role }) => `a ${role} has no name`),
    ...doubles.map((text) => `two buttons say “${text}”`),
    ...(isSaid && isAnnounced ? [] : [`the focus is on ${says || 'nothing'}`]),
  ];
}
