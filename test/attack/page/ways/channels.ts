import type { Way } from '../trap';

/** Ways that stand between the widget and what it talks to, and those that ask the browser. */
export const channelWays: readonly Way[] = [
  {
    name: 'fetch patched',
    run: ({ collect }) => {
      const original = window.fetch;
      window.fetch = async (...args) => {
        const request = args[0] instanceof Request ? await args[0].clone().text() : '';
        collect(args, request);
        const response = await original(...args);
        // a stream of events does not end
        const type = response.headers.get('content-type') ?? '';
        if (!type.includes('event-stream'))
          response
            .clone()
            .text()
            .then(collect, () => undefined);
        collect([...response.headers.values()]);
        return response;
      };
    },
  },
  {
    name: 'Request, Response and Headers patched',
    run: ({ collect, spyConstructor, spy }) => {
      spyConstructor('Request');
      spyConstructor('Headers');
      spy(Headers.prototype, 'get', 'set', 'append');
      for (const name of ['json', 'text', 'arrayBuffer'] as const) {
        const original = Response.prototype[name];
        Response.prototype[name] = async function (this: Response) {
          const value: unknown = await Reflect.apply(original, this, []);
          collect(value);
          return value as never;
        };
      }
    },
  },
  {
    name: 'XMLHttpRequest patched',
    run: ({ spy, spyProperty }) => {
      spy(XMLHttpRequest.prototype, 'open', 'send', 'setRequestHeader');
      spyProperty(XMLHttpRequest.prototype, 'responseText');
    },
  },
  {
    name: 'WebSocket, EventSource, workers and beacons patched',
    run: ({ spy, spyConstructor }) => {
      for (const name of ['WebSocket', 'EventSource', 'Worker', 'SharedWorker']) spyConstructor(name);
      spy(Navigator.prototype, 'sendBeacon');
    },
  },
  {
    name: 'postMessage of windows patched',
    run: ({ spy }) => spy(window, 'postMessage'),
  },
  {
    name: 'MessageChannel patched',
    run: ({ collect }) => {
      const Original = window.MessageChannel;
      window.MessageChannel = new Proxy(Original, {
        construct: (target) => {
          const channel = new target();
          channel.port1.addEventListener('message', collect);
          channel.port2.addEventListener('message', collect);
          return channel;
        },
      });
    },
  },
  {
    name: 'MessagePort.prototype patched',
    run: ({ collect, spy }) => {
      spy(MessagePort.prototype, 'postMessage', 'start');
      const accessors = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
      Object.defineProperty(MessagePort.prototype, 'onmessage', {
        ...accessors,
        set(this: MessagePort, listener: ((event: MessageEvent) => void) | null) {
          const spying = (event: MessageEvent): void => {
            collect(event.data);
            listener?.call(this, event);
          };
          Reflect.apply(accessors?.set ?? (() => undefined), this, [spying]);
        },
      });
    },
  },
  {
    name: 'a frame that announces itself in the widget’s place',
    run: ({ collect, poll }) => {
      let left = 50;
      poll(() => {
        if (left-- <= 0) return;
        window.postMessage('tamarack:frame-ready', '*');
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = collect;
        window.postMessage('tamarack:frame-channel', '*', [port2]);
      });
    },
  },
  {
    name: 'requests of the page as its service worker gets them',
    from: 'service worker',
    run: ({ collect }) => navigator.serviceWorker.addEventListener('message', ({ data }) => collect(data)),
  },
  {
    name: 'resource timing',
    run: ({ collect, poll }) => {
      new PerformanceObserver((list) =>
        collect(list.getEntries().map((one) => one.toJSON() as unknown)),
      ).observe({
        type: 'resource',
        buffered: true,
      });
      poll(() => collect(performance.getEntries().map(({ name }) => name)));
    },
  },
  {
    name: 'event timing, layout shifts and paints',
    run: ({ collect }) => {
      for (const type of ['event', 'first-input', 'layout-shift', 'largest-contentful-paint', 'longtask'])
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            collect(entry.toJSON(), Reflect.get(entry, 'target'), Reflect.get(entry, 'element'));
        }).observe({ type, buffered: true });
    },
  },
  {
    name: 'cookies and storage of the page',
    run: ({ collect, poll }) => {
      const store = Reflect.get(window, 'cookieStore') as { getAll(): Promise<unknown> } | undefined;
      let left = 100;
      poll(() => {
        if (left-- <= 0) return;
        collect(document.cookie, { ...localStorage }, { ...sessionStorage });
        store?.getAll().then(collect, () => undefined);
        indexedDB.databases().then(collect, () => undefined);
        caches.keys().then(collect, () => undefined);
      });
    },
  },
  {
    name: 'storage access asked for, then a call with cookies',
    run: ({ collect, poll }) => {
      let left = 10;
      const original = window.fetch;
      poll(() => {
        const url = [...document.scripts].find(({ src }) => src.includes('/sdk/'))?.src;
        if (!url || left-- <= 0) return;
        const ask = document.requestStorageAccess?.() ?? Promise.resolve();
        ask
          .catch(() => undefined)
          .then(() => original(`${new URL(url).origin}/v1/frames/session`, { credentials: 'include' }))
          .then((response) => response.text())
          .then(collect, () => undefined);
      });
    },
  },
  {
    name: 'history and addresses',
    run: ({ collect, poll, spy }) => {
      spy(History.prototype, 'pushState', 'replaceState');
      poll(() => collect(history.state, location.href, document.referrer, window.name));
    },
  },
  {
    name: 'credentials that the browser keeps',
    run: ({ collect }) => {
      const container = navigator.credentials as { get(options: object): Promise<unknown> };
      const otp = { otp: { transport: ['sms'] }, mediation: 'silent' };
      for (const options of [{ password: true, mediation: 'silent' }, otp])
        container.get(options).then(collect, () => undefined);
    },
  },
  {
    name: 'a style sheet on input[value^=…]',
    from: 'style sheet',
    run: ({ collect, poll, listElements }) => {
      // each match loads a picture; the next sheet tries the next digit
      const sheet = new CSSStyleSheet();
      const tried = new Set<string>();
      const extend = (prefix: string): void => {
        for (const digit of '0123456789') {
          const next = prefix + digit;
          if (tried.has(next)) continue;
          tried.add(next);
          sheet.insertRule(`input[value^="${next}"] { background-image: url("/matched?css=${next}") }`);
        }
      };
      extend('');
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) {
          const found = /matched\?css=(\d+)/.exec(name)?.[1];
          if (found === undefined) continue;
          collect(found);
          extend(found);
        }
      }).observe({ type: 'resource' });
      poll(() => {
        document.adoptedStyleSheets = [sheet];
        for (const { shadowRoot } of listElements())
          if (shadowRoot && !shadowRoot.adoptedStyleSheets.includes(sheet))
            shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
      });
    },
  },
  {
    name: 'selectors with :has on the host',
    from: 'style sheet',
    run: ({ collect, poll, listElements }) => {
      let known = '';
      poll(() => {
        const roots = listElements().flatMap(({ shadowRoot }) => shadowRoot ?? []);
        const matches = (prefix: string): boolean =>
          roots.some((root) => root.querySelector(`:has(> input[value^="${prefix}"])`) !== null);
        if (known !== '' && !matches(known)) known = '';
        const next = [...'0123456789'].find((digit) => matches(known + digit));
        if (next !== undefined) known += next;
        collect(known);
      });
    },
  },
];
