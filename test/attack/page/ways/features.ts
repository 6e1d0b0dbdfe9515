import type { Way } from '../trap';

/** Ways with features that few browsers have: each takes what is there. The page runs them, so they name nothing outside. */
export const featureWays: readonly Way[] = [
  {
    name: 'the Navigation API',
    run: ({ collect, poll }) => {
      const navigation = Reflect.get(window, 'navigation') as
        | (EventTarget & { entries(): { url: string | null; getState(): unknown }[] })
        | undefined;
      for (const type of ['navigate', 'navigatesuccess', 'navigateerror', 'currententrychange'])
        navigation?.addEventListener(type, (event) =>
          collect(event, Reflect.get(event, 'info'), Reflect.get(event, 'formData')),
        );
      poll(() => collect(navigation?.entries().map((entry) => [entry.url, entry.getState()])));
    },
  },
  {
    name: 'history of every frame, and its navigation',
    run: ({ collect, poll, listWindows }) =>
      poll(() => {
        for (const each of listWindows())
          for (const name of ['navigation', 'history', 'performance', 'getSelection', 'visualViewport'])
            try {
              collect(Reflect.get(each, name));
            } catch {
              // of another origin
            }
      }),
  },
  {
    name: 'computed styles of every field and frame',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        for (const element of listElements()) {
          if (!element.matches('input, iframe')) continue;
          const map = (
            Reflect.get(element, 'computedStyleMap') as (() => Iterable<[string, unknown[]]>) | undefined
          )?.call(element);
          for (const [name, value] of map ?? [])
            if (/content|image|width|height/.test(name)) collect(String(value));
          for (const pseudo of ['::before', '::placeholder', '::selection', '::target-text'])
            collect(getComputedStyle(element, pseudo).content);
        }
      }),
  },
  {
    name: 'ranges and carets across shadow roots',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        const shadowRoots = listElements().flatMap(({ shadowRoot }) => shadowRoot ?? []);
        const selection = window.getSelection();
        const ranges = (
          Reflect.get(selection ?? {}, 'getComposedRanges') as
            | ((options: object) => StaticRange[])
            | undefined
        )?.call(selection, { shadowRoots });
        for (const { startContainer, endContainer } of ranges ?? []) collect(startContainer, endContainer);
        const find = Reflect.get(document, 'caretPositionFromPoint') as
          | ((x: number, y: number, options: object) => { offsetNode: Node } | null)
          | undefined;
        for (const element of listElements()) {
          if (!element.matches('input, iframe')) continue;
          const { left, top } = element.getBoundingClientRect();
          collect(find?.call(document, left + 20, top + 20, { shadowRoots })?.offsetNode);
          collect(document.elementsFromPoint(left + 20, top + 20));
        }
      }),
  },
  {
    name: 'reports of the browser',
    run: ({ collect }) => {
      const Observer = Reflect.get(window, 'ReportingObserver') as
        | (new (
            seen: (reports: unknown) => void,
            options: object,
          ) => { observe(): void })
        | undefined;
      if (Observer) new Observer(collect, { buffered: true }).observe();
    },
  },
  {
    name: 'long frames, elements and other timings',
    run: ({ collect, poll }) => {
      for (const type of PerformanceObserver.supportedEntryTypes)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            collect(entry.toJSON());
            for (const name of ['scripts', 'attribution', 'element', 'node', 'target', 'sources'])
              collect(Reflect.get(entry, name));
          }
        }).observe({ type, buffered: true });
      poll(() => collect(Reflect.get(performance, 'eventCounts'), Reflect.get(performance, 'memory')));
    },
  },
  {
    name: 'memory by frame',
    run: ({ collect }) => {
      const measure = Reflect.get(performance, 'measureUserAgentSpecificMemory') as
        | (() => Promise<unknown>)
        | undefined;
      measure?.call(performance).then(collect, () => undefined);
    },
  },
  {
    name: 'the keyboard on the screen, and the one on the desk',
    run: ({ collect, listen, poll }) => {
      const keyboard = Reflect.get(navigator, 'virtualKeyboard') as EventTarget | undefined;
      if (keyboard) {
        Object.assign(keyboard, { overlaysContent: true });
        listen(keyboard, 'geometrychange');
      }
      if (window.visualViewport) listen(window.visualViewport, 'resize', 'scroll');
      const keys = Reflect.get(navigator, 'keyboard') as
        | { lock(): Promise<void>; getLayoutMap(): Promise<unknown> }
        | undefined;
      let left = 20;
      poll(() => {
        if (left-- > 0) keys?.lock().then(collect, () => undefined);
      });
      keys?.getLayoutMap().then(collect, () => undefined);
    },
  },
  {
    name: 'an EditContext on the document',
    run: ({ collect, listen }) => {
      const Context = Reflect.get(window, 'EditContext') as (new () => EventTarget) | undefined;
      if (!Context) return;
      const context = new Context();
      listen(context, 'textupdate', 'compositionstart', 'compositionend', 'textformatupdate');
      context.addEventListener('textupdate', (event) => collect(Reflect.get(event, 'text')));
      const node = document.createElement('canvas');
      Object.assign(node, { editContext: context, tabIndex: -1 });
      document.body.append(node);
    },
  },
  {
    name: 'elements that ARIA names, and the tree of accessibility',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        const compute = Reflect.get(window, 'getComputedAccessibleNode') as
          | ((element: Element) => Promise<unknown>)
          | undefined;
        for (const element of listElements()) {
          for (const name of [
            'ariaActiveDescendantElement',
            'ariaControlsElements',
            'ariaDescribedByElements',
          ])
            collect(Reflect.get(element, name));
          if (element instanceof HTMLIFrameElement) compute?.(element).then(collect, () => undefined);
        }
      }),
  },
  {
    name: 'copies, moves and imports of elements patched',
    run: ({ spy, spyProperty }) => {
      spy(Node.prototype, 'cloneNode', 'replaceChild');
      spy(Document.prototype, 'importNode', 'adoptNode');
      spy(Element.prototype, 'replaceChildren', 'insertAdjacentElement', 'toggleAttribute');
      spy(HTMLElement.prototype, 'attachInternals', 'togglePopover');
      spyProperty(Node.prototype, 'textContent');
      spyProperty(Node.prototype, 'nodeValue');
      spyProperty(HTMLIFrameElement.prototype, 'src');
      spyProperty(HTMLIFrameElement.prototype, 'contentWindow');
    },
  },
  {
    name: 'queues, timers and locks patched',
    run: ({ spy }) => {
      spy(window, 'queueMicrotask', 'setTimeout', 'requestAnimationFrame', 'requestIdleCallback');
      spy(AbortController.prototype, 'abort');
      if ('locks' in navigator) spy(LockManager.prototype, 'request', 'query');
    },
  },
  {
    name: 'pictures of the page that a script can make',
    run: ({ collect, poll, listElements }) => {
      const context = document.createElement('canvas').getContext('2d');
      let left = 20;
      poll(() => {
        if (left-- <= 0) return;
        for (const element of listElements()) {
          if (!(element instanceof HTMLIFrameElement)) continue;
          for (const name of ['drawElementImage', 'drawElement', 'drawWindow', 'placeElement'])
            try {
              const draw = Reflect.get(context ?? {}, name) as ((...how: unknown[]) => void) | undefined;
              if (!draw || !context) continue;
              draw.call(context, name === 'drawWindow' ? element.contentWindow : element, 0, 0, 400, 300);
              collect('a frame was drawn', context.getImageData(0, 0, 400, 300).data);
            } catch {
              // not of a canvas’s own
            }
          createImageBitmap(element as unknown as ImageBitmapSource).then(collect, () => undefined);
        }
      });
    },
  },
  {
    name: 'what the page scrolls, toggles and animates for a frame',
    run: ({ listen }) =>
      listen(
        document,
        ...['selectionchange', 'scroll', 'scrollend', 'toggle', 'beforetoggle', 'beforematch', 'command'],
        ...['animationstart', 'transitionend', 'visibilitychange', 'contextmenu', 'auxclick', 'dblclick'],
      ),
  },
];
