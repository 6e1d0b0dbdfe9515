import { type Play, play, pressButton, type Signer, tickAndType } from './play-trick';

/**
 * A page and a person, who presses or types in the end; must end without a signature. False: the machine was too slow for
 * the trick's moment, and what came of it says nothing.
 */
type Act = (signer: Signer) => Promise<unknown>;

export interface SigningTrick {
  /** What the person has done before, unimpeded: ticked the box and typed their name, or nothing. */
  readonly begins: 'filled' | 'empty';
  readonly act: Act;
}

/** Longer than what is seen has to be seen. */
const settledMs = 700;
/** Shorter than that, with the way of an event into the frame. */
const momentMs = 400;

/** The page changes what the person sees of a form that they filled in; they press where the button is. */
export const coverFilled =
  (trick: Play): Act =>
  async (signer) => {
    await play(signer, trick);
    await signer.page.waitForTimeout(settledMs);
    await pressButton(signer);
  };

/** The page acts in the moment before the press: `window.act`, set by the trick. */
const actLast =
  (trick: Play): Act =>
  async (signer) => {
    await play(signer, trick);
    const { page } = signer;
    const [x = 0, y = 0] = await page.evaluate<number[]>('window.bait');
    await page.mouse.move(x, y);
    await page.waitForTimeout(settledMs);
    const begin = performance.now();
    await page.evaluate('window.act()');
    await page.mouse.down();
    const inTime = performance.now() - begin < momentMs;
    await page.mouse.up();
    return inTime;
  };

/** The page moves the focus into the form, where the person's next key goes. */
const pullFocus =
  (key: string, heldMs: number, last: 'name' | 'button' = 'name'): Act =>
  async (signer) => {
    const { page, person, frame } = signer;
    await (last === 'button' ? person.signButton : frame.getByRole('textbox').last()).focus();
    await play(signer, ({ dialog, frame }) => {
      const own = document.createElement('input');
      own.style.cssText = 'position: fixed; left: 0; top: 0';
      dialog.append(own);
      own.focus();
      Object.assign(window, { pull: () => frame.focus() });
    });
    await page.keyboard.type('hello');
    await page.waitForTimeout(settledMs);
    const begin = performance.now();
    await page.evaluate('window.pull()');
    await page.waitForTimeout(heldMs);
    await page.keyboard.press(key);
    return heldMs >= settledMs || performance.now() - begin < momentMs;
  };

/** Changes how the page shows the frame, or the dialog around it. */
const style = (what: 'frame' | 'dialog', css: Readonly<Record<string, string>>): Act =>
  // the page runs the source
  coverFilled(new Function('stage', `Object.assign(stage.${what}.style, ${JSON.stringify(css)});`) as Play);

/** Covers the button with something that lets presses through. */
const cover = (css: string, text = ''): Play =>
  new Function(
    'stage',
    `const { x, y, width, height } = stage.button;
    const node = document.createElement('div');
    node.style.cssText = \`position: fixed; left: \${x - 4}px; top: \${y - 4}px; width: \${width + 8}px; \` +
      \`height: \${height + 8}px; pointer-events: none; z-index: 9; ${css}\`;
    node.textContent = '${text}';
    stage.dialog.append(node);`,
  ) as Play;

const filled: Readonly<Record<string, Act>> = {
  'a cover over the button that lets presses through': coverFilled(cover('background: white')),
  'a nearly transparent cover': coverFilled(cover('background: white; opacity: 0.02')),
  'a cover of text alone': coverFilled(cover('font: 30px serif; color: red', 'Win!')),
  'a cover in the top layer': coverFilled(({ button, dialog }) => {
    const node = document.createElement('div');
    node.popover = 'manual';
    node.style.cssText =
      `position: fixed; inset: auto; margin: 0; border: 0; left: ${button.x}px; top: ${button.y}px; ` +
      `width: ${button.width}px; height: ${button.height}px; pointer-events: none; background: white`;
    dialog.append(node);
    node.showPopover();
  }),
  'a picture over the whole frame': coverFilled(({ frame, dialog }) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const node = document.createElement('div');
    node.style.cssText =
      `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; ` +
      'pointer-events: none; background: linear-gradient(red, blue); z-index: 9';
    dialog.append(node);
  }),
  'a shadow of the page over the button': coverFilled(({ button, dialog }) => {
    const node = document.createElement('div');
    node.style.cssText =
      `position: fixed; left: ${button.x}px; top: ${button.y - 20}px; width: ${button.width}px; height: 2px; ` +
      `pointer-events: none; z-index: 9; box-shadow: 0 40px 0 40px white`;
    dialog.append(node);
  }),
  'a transparent frame': style('frame', { opacity: '0.02' }),
  'a frame without any opacity': style('frame', { opacity: '0' }),
  'a transparent dialog': style('dialog', { opacity: '0.02' }),
  'a blurred frame': style('frame', { filter: 'blur(8px)' }),
  'a frame of one colour by a filter': style('frame', { filter: 'brightness(9)' }),
  'a frame blended into the page': style('frame', { mixBlendMode: 'lighten' }),
  'a clip that leaves only a hole': style('frame', {
    clipPath: 'inset(calc(100% - 30px) 20px 20px calc(100% - 60px))',
  }),
  'a frame scaled down': style('frame', { transform: 'scale(0.2)' }),
  'a frame scaled down by zoom': style('frame', { zoom: '0.2' }),
  'a dialog scaled down': style('dialog', { transform: 'scale(0.3)' }),
  'a frame upside down': style('frame', { transform: 'rotate(180deg)' }),
  'a frame in perspective': style('frame', { transform: 'perspective(200px) rotateY(70deg)' }),
  'a frame too narrow': style('frame', { width: '120px' }),
  'a frame too low': style('frame', { height: '200px' }),
  'a cover that goes away with the press': actLast(({ dialog, button }) => {
    const node = document.createElement('div');
    node.style.cssText =
      `position: fixed; left: ${button.x}px; top: ${button.y}px; width: ${button.width}px; ` +
      `height: ${button.height}px; background: white; z-index: 9`;
    dialog.append(node);
    const bait = [button.x + button.width / 2, button.y + button.height / 2];
    Object.assign(window, { bait, act: () => node.remove() });
  }),
  'a frame shown for a moment': actLast(({ frame, button }) => {
    const bait = [button.x + button.width / 2, button.y + button.height / 2];
    frame.style.visibility = 'hidden';
    Object.assign(window, { bait, act: () => frame.style.setProperty('visibility', 'visible') });
  }),
  'a dialog moved under the pointer': actLast(({ dialog, button }) => {
    const bait = [button.x + button.width / 2 + 110, button.y + button.height / 2];
    Object.assign(window, { bait, act: () => dialog.style.setProperty('translate', '110px 0') });
  }),
  'a dialog that comes from outside of the window': actLast(({ dialog, button }) => {
    const bait = [button.x + button.width / 2, button.y + button.height / 2];
    dialog.style.translate = '3000px 0';
    Object.assign(window, { bait, act: () => dialog.style.removeProperty('translate') });
  }),
  'a frame scrolled under the pointer': actLast(({ frame, button }) => {
    let scroller: Element | null = frame;
    while (scroller && scroller.scrollTop === 0) scroller = scroller.parentElement;
    const by = Math.min(80, scroller?.scrollTop ?? 0);
    if (scroller) scroller.scrollTop -= by;
    Object.assign(window, {
      bait: [button.x + button.width / 2, button.y + button.height / 2],
      act: () => {
        if (scroller) scroller.scrollTop += by;
      },
    });
  }),
  'a second press that falls on the button': async (signer) => {
    await play(signer, ({ dialog, button }) => {
      const node = document.createElement('button');
      node.style.cssText =
        `position: fixed; left: ${button.x}px; top: ${button.y}px; width: ${button.width}px; ` +
        `height: ${button.height}px; z-index: 9`;
      node.addEventListener('mousedown', (event) => {
        event.preventDefault();
        node.remove();
      });
      dialog.append(node);
    });
    await signer.page.waitForTimeout(settledMs);
    const [x = 0, y = 0] = await signer.page.evaluate<number[]>('window.findButton()');
    await signer.page.mouse.dblclick(x, y);
  },
  'the focus pulled in, and Enter': pullFocus('Enter', 0),
  'the focus pulled in a moment before, and Enter': pullFocus('Enter', 200),
  'the focus pulled to the button, and Space': pullFocus('Space', 0, 'button'),
  'the focus pulled in long before, and Enter': pullFocus('Enter', settledMs),
  'the focus pulled to the button long before, and Space': pullFocus('Space', settledMs, 'button'),
  'presses and keys made by scripts': async (signer) => {
    await play(signer, ({ frame, button }) => {
      const at = { bubbles: true, cancelable: true, composed: true, view: window };
      const [clientX, clientY] = [button.x + 10, button.y + 10];
      frame.focus();
      for (const target of [frame, document, window, document.elementFromPoint(clientX, clientY) ?? frame]) {
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
          target.dispatchEvent(new MouseEvent(type, { ...at, clientX, clientY, detail: 1 }));
        for (const type of ['keydown', 'keypress', 'keyup'])
          target.dispatchEvent(new KeyboardEvent(type, { ...at, key: 'Enter', code: 'Enter', keyCode: 13 }));
        target.dispatchEvent(new Event('submit', at));
      }
      frame.click();
      for (const data of [
        'submit',
        { type: 'submit', id: 1 },
        { type: 'submitRequested' },
        { isTrusted: true },
      ])
        frame.contentWindow?.postMessage(data, '*');
    });
  },
};

const empty: Readonly<Record<string, Act>> = {
  'a cover over the name while it is typed': async (signer) => {
    await play(signer, ({ dialog, name }) => {
      const node = document.createElement('div');
      const place = (): void => {
        // follows what scrolls
        node.style.cssText =
          'position: fixed; left: 0; top: 0; width: 100%; height: 100%; pointer-events: none; background: white';
        node.textContent = `Your name, to win: ${name.x}`;
      };
      place();
      dialog.append(node);
      Object.assign(window, { uncover: () => node.remove() });
    });
    await tickAndType(signer);
    await signer.page.evaluate('window.uncover()');
    await pressButton(signer);
  },
  'a channel of the page’s own, after a reload of the frame': async (signer) => {
    await play(signer, ({ frame }) => {
      window.addEventListener(
        'message',
        ({ data, source }) => {
          if (data !== 'tamarack:frame-ready' || source !== frame.contentWindow) return;
          const { port1, port2 } = new MessageChannel();
          (source as Window).postMessage('tamarack:frame-channel', '*', [port2]);
          for (const type of ['showErrors', 'focus', 'submit', 'submit'])
            port1.postMessage({ type, id: 1, accepted: true, name: 'Marie Tremblay' });
        },
        true,
      );
      // biome-ignore lint/correctness/noSelfAssign: loads it again
      frame.src = frame.src;
    });
    await signer.page.waitForTimeout(settledMs);
  },
  'a name dropped into the field': async (signer) => {
    const { page, frame } = signer;
    await frame.getByRole('checkbox').check();
    await play(signer, ({ dialog, name }) => {
      const node = document.createElement('div');
      node.draggable = true;
      node.textContent = 'Drag me';
      node.style.cssText = `position: fixed; left: ${name.x}px; top: ${name.y - 90}px; width: 200px; height: 40px; z-index: 9; background: white`;
      node.addEventListener('dragstart', ({ dataTransfer }) =>
        dataTransfer?.setData('text/plain', 'Marie Tremblay'),
      );
      dialog.append(node);
      Object.assign(window, {
        from: [name.x + 50, name.y - 70],
        to: [name.x + 50, name.y + 20],
        remove: () => node.remove(),
      });
    });
    const [from, to] = await page.evaluate<[number[], number[]]>('[window.from, window.to]');
    await page.mouse.move(from[0] ?? 0, from[1] ?? 0);
    await page.mouse.down();
    for (let step = 1; step <= 5; step++)
      await page.mouse.move(to[0] ?? 0, (from[1] ?? 0) + (((to[1] ?? 0) - (from[1] ?? 0)) * step) / 5);
    await page.mouse.up();
    await page.evaluate('window.remove()');
    await page.waitForTimeout(settledMs);
    await pressButton(signer);
  },
};

/** Those that the browser does not report to the frame. */
export const unseenTricks: Readonly<Record<string, SigningTrick>> = addBeginning('filled', {
  'a mask over the frame': style('frame', { maskImage: 'linear-gradient(transparent, transparent)' }),
  'a mask over the dialog': style('dialog', { maskImage: 'linear-gradient(transparent, transparent)' }),
});

/** By what the page does. */
export const signingTricks: Readonly<Record<string, SigningTrick>> = {
  ...addBeginning('filled', filled),
  ...addBeginning('empty', empty),
};

export function addBeginning(
  begins: SigningTrick['begins'],
  acts: Readonly<Record<string, Act>>,
): Readonly<Record<string, SigningTrick>> {
  return Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, { begins, act }]));
}
