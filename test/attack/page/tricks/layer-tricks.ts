import { addBeginning, coverFilled, type SigningTrick } from './signing-tricks';

/**
 * Tricks with what the browser draws besides the page's own boxes: top layer, snapshots, pseudo-elements, and what is drawn
 * outside of a box. Those that change more than the dialog's and the frame's style leave `window.cleanUp`.
 */
export const layerTricks: Readonly<Record<string, SigningTrick>> = addBeginning('filled', {
  'a snapshot of a view transition over the frame': coverFilled(({ dialog }) => {
    const style = document.createElement('style');
    style.textContent =
      '::view-transition { pointer-events: none; } ::view-transition-new(root) { display: none; } ' +
      '::view-transition-old(root), ::view-transition-new(root) { animation: none; } ' +
      '::view-transition-group(root) { animation: 30s linear hold; } @keyframes hold { to { opacity: 1; } }';
    document.head.append(style);
    const node = document.createElement('div');
    node.style.cssText = 'position: fixed; inset: 0; background: white; z-index: 9';
    node.textContent = 'A prize';
    dialog.append(node);
    const transition = document.startViewTransition(() => node.remove());
    Object.assign(window, {
      cleanUp: () => {
        transition.skipTransition();
        style.remove();
      },
    });
  }),
  'a snapshot of a cover alone, over the page as it is': coverFilled(() => {
    const style = document.createElement('style');
    style.textContent =
      ':root { view-transition-name: none; } ::view-transition { pointer-events: none; } ' +
      '::view-transition-group(cover) { animation: 30s linear hold; } @keyframes hold { to { opacity: 1; } } ' +
      '::view-transition-old(cover) { animation: none; }';
    document.head.append(style);
    const node = document.createElement('div');
    node.popover = 'manual';
    node.style.cssText =
      'inset: 0; width: 100vw; height: 100vh; margin: 0; border: 0; background: white; view-transition-name: cover';
    node.textContent = 'A prize';
    document.body.append(node);
    node.showPopover();
    const transition = document.startViewTransition(() => node.remove());
    Object.assign(window, {
      cleanUp: () => {
        transition.skipTransition();
        style.remove();
      },
    });
  }),
  'the backdrop of an empty layer': coverFilled(({ dialog }) => {
    const node = document.createElement('div');
    node.popover = 'manual';
    node.className = 'layer';
    node.style.cssText = 'width: 0; height: 0; padding: 0; border: 0; pointer-events: none';
    const style = document.createElement('style');
    style.textContent = '.layer::backdrop { background: white; pointer-events: none; }';
    dialog.append(style, node);
    node.showPopover();
  }),
  'an outline of something above the button': coverFilled(({ dialog, button }) => {
    const node = document.createElement('div');
    node.style.cssText =
      `position: fixed; left: ${button.x}px; top: ${button.y - 20}px; width: ${button.width}px; height: 2px; ` +
      'pointer-events: none; z-index: 9; outline: 90px solid white';
    dialog.append(node);
  }),
  'the border image of something above the button': coverFilled(({ dialog, button }) => {
    const node = document.createElement('div');
    node.style.cssText =
      `position: fixed; left: ${button.x}px; top: ${button.y - 20}px; width: ${button.width}px; height: 2px; ` +
      'pointer-events: none; z-index: 9; border: 1px solid; ' +
      'border-image: linear-gradient(white, white) 1 fill / 1px / 90px';
    dialog.append(node);
  }),
  'the drop shadow of something above the button': coverFilled(({ dialog, button }) => {
    const node = document.createElement('div');
    node.style.cssText =
      `position: fixed; left: ${button.x}px; top: ${button.y - 300}px; width: ${button.width}px; ` +
      `height: ${button.height}px; pointer-events: none; z-index: 9; background: white; ` +
      'filter: drop-shadow(0 300px 0 white)';
    dialog.append(node);
  }),
  'the reflection of something above the button': coverFilled(({ dialog, button }) => {
    const node = document.createElement('div');
    node.style.cssText =
      `position: fixed; left: ${button.x}px; top: ${button.y - 300}px; width: ${button.width}px; ` +
      `height: ${button.height}px; pointer-events: none; z-index: 9; background: white; ` +
      `-webkit-box-reflect: below ${300 - button.height}px`;
    dialog.append(node);
  }),
  'the shadow of letters above the button': coverFilled(({ dialog, button }) => {
    const node = document.createElement('div');
    node.style.cssText =
      `position: fixed; left: ${button.x}px; top: ${button.y - 300}px; pointer-events: none; z-index: 9; ` +
      'font: 90px/1 sans-serif; color: white; text-shadow: 0 280px 0 white';
    node.textContent = '████';
    dialog.append(node);
  }),
  'a pseudo-element of the dialog': coverFilled(({ dialog }) => {
    const style = document.createElement('style');
    style.textContent =
      '.covered::after { content: ""; position: fixed; inset: 0; background: white; z-index: 9; pointer-events: none; }';
    dialog.append(style);
    dialog.classList.add('covered');
    Object.assign(window, { cleanUp: () => dialog.classList.remove('covered') });
  }),
  'a frame made transparent by an animation': coverFilled(({ frame }) => {
    const animation = frame.animate({ opacity: [0.02, 0.02] }, { duration: 60_000 });
    Object.assign(window, { cleanUp: () => animation.cancel() });
  }),
  'a dialog that is clipped to a hole': coverFilled(({ dialog, button }) => {
    const { left, top, width, height } = dialog.getBoundingClientRect();
    const [x, y] = [button.x + button.width / 2 - left, button.y + button.height / 2 - top];
    dialog.style.clipPath = `inset(${y - 9}px ${width - x - 9}px ${height - y - 9}px ${x - 9}px)`;
  }),
  'a corner so round that it cuts the button off': coverFilled(({ dialog }) => {
    dialog.style.cssText += '; border-radius: 0 0 100% 0; overflow: hidden';
  }),
  'a frame moved into a transparent element without a reload': coverFilled(({ frame, dialog }) => {
    const [parent, next] = [frame.parentElement, frame.nextSibling];
    const box = frame.getBoundingClientRect();
    const node = document.createElement('div');
    node.style.cssText = `position: fixed; left: ${box.left + 6}px; top: ${box.top + 6}px; width: ${box.width - 12}px; opacity: 0.02`;
    dialog.append(node);
    const move = (to: Element | null, before: Node | null): unknown =>
      (Reflect.get(Element.prototype, 'moveBefore') as (node: Node, before: Node | null) => void).call(
        to,
        frame,
        before,
      );
    move(node, null);
    Object.assign(window, { cleanUp: () => move(parent, next) });
  }),
});
