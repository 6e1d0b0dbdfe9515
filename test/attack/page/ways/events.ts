import type { Way } from '../trap';

/** Ways that listen. */
export const eventWays: readonly Way[] = [
  {
    name: 'key events captured on the window',
    run: ({ listen }) => listen(window, 'keydown', 'keypress', 'keyup'),
  },
  {
    name: 'key events captured on the document',
    run: ({ listen }) => listen(document, 'keydown', 'keypress', 'keyup'),
  },
  {
    name: 'key events on every shadow root',
    run: ({ listen, listElements, poll }) => {
      const known = new WeakSet<ShadowRoot>();
      poll(() => {
        for (const { shadowRoot } of listElements())
          if (shadowRoot && !known.has(shadowRoot)) {
            known.add(shadowRoot);
            listen(shadowRoot, 'keydown', 'beforeinput', 'input', 'change');
          }
      });
    },
  },
  {
    name: 'key events on every frame element',
    run: ({ listen, listElements, poll }) => {
      const known = new WeakSet<Element>();
      poll(() => {
        for (const element of listElements())
          if (element instanceof HTMLIFrameElement && !known.has(element)) {
            known.add(element);
            listen(element, 'keydown', 'beforeinput', 'input', 'focus', 'load', 'pointerdown');
          }
      });
    },
  },
  {
    name: 'input, beforeinput, change and composition events',
    run: ({ listen }) =>
      listen(window, 'beforeinput', 'input', 'change', 'compositionupdate', 'compositionend', 'textInput'),
  },
  {
    name: 'composedPath of every event',
    run: ({ collect }) => {
      for (const type of ['keyup', 'input', 'focusin', 'focusout', 'pointerup'])
        window.addEventListener(type, (event) => collect(event.composedPath()), true);
    },
  },
  {
    name: 'focus events and document.activeElement',
    run: ({ listen, collect, poll }) => {
      listen(window, 'focusin', 'focusout', 'focus', 'blur');
      poll(() => {
        let active: Element | null = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        collect(active, active instanceof HTMLIFrameElement && active.contentDocument?.activeElement);
      });
    },
  },
  {
    name: 'pointer, mouse, touch and wheel events',
    run: ({ listen }) =>
      listen(window, 'pointerdown', 'pointermove', 'mouseover', 'click', 'touchstart', 'wheel'),
  },
  {
    name: 'clipboard events and the clipboard',
    run: ({ listen, collect, poll }) => {
      listen(window, 'copy', 'cut', 'paste', 'beforecopy');
      let left = 20;
      poll(() => {
        if (left-- > 0) navigator.clipboard.readText().then(collect, () => undefined);
      });
    },
  },
  {
    name: 'drag and drop events',
    run: ({ listen }) => listen(window, 'dragstart', 'dragenter', 'dragover', 'drop', 'dragend'),
  },
  {
    name: 'selection',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        collect(String(window.getSelection()));
        for (const { shadowRoot } of listElements())
          if (shadowRoot && 'getSelection' in shadowRoot)
            collect(String((shadowRoot.getSelection as () => unknown)()));
      }),
  },
  {
    name: 'error events, rejections and the console',
    run: ({ listen, spy }) => {
      listen(window, 'error', 'unhandledrejection', 'rejectionhandled');
      spy(console, 'log', 'warn', 'error', 'info', 'debug');
      spy(window, 'reportError');
    },
  },
  {
    name: 'violations of the page’s policy',
    run: ({ listen }) => listen(document, 'securitypolicyviolation'),
  },
  { name: 'messages to the window', run: ({ listen }) => listen(window, 'message', 'messageerror') },
  {
    name: 'messages to other windows of the page',
    run: ({ collect, listen }) => {
      const channel = new BroadcastChannel('tamarack');
      channel.onmessage = collect;
      listen(window, 'storage');
    },
  },
  {
    name: 'addEventListener patched',
    run: ({ collect }) => {
      const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
      const wrapped = new WeakMap<object, EventListener>();
      const wrap = (listener: EventListenerOrEventListenerObject | null) => {
        if (typeof listener !== 'function') return listener;
        const made =
          wrapped.get(listener) ??
          function (this: unknown, event: Event): void {
            collect(event);
            Reflect.apply(listener, this, [event]);
          };
        wrapped.set(listener, made);
        return made;
      };
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        add.call(this, type, wrap(listener), options);
      };
      EventTarget.prototype.removeEventListener = function (type, listener, options) {
        remove.call(this, type, wrap(listener), options);
      };
    },
  },
  {
    name: 'accessors of events patched',
    run: ({ spyProperty }) => {
      spyProperty(KeyboardEvent.prototype, 'key');
      spyProperty(InputEvent.prototype, 'data');
      spyProperty(MessageEvent.prototype, 'data');
      spyProperty(MessageEvent.prototype, 'ports');
      spyProperty(Event.prototype, 'target');
    },
  },
];
