/**
 * What a hostile script of the merchant's page works with. The functions of this file run in the page: their source is
 * served, so that they use nothing but their arguments and the page.
 */
export interface Trap {
  /** Keeps texts: those of a value, of an event, of an object's members. */
  collect(...values: readonly unknown[]): void;
  /** Adds a key, or another piece of a text, to what was typed before. */
  append(piece: unknown): void;
  /** Looks again and again. */
  poll(look: () => void): void;
  /** Replaces functions of an object by ones that keep their arguments, `this` and results. */
  spy(owner: object, ...names: readonly string[]): void;
  /** Replaces a global constructor by one that keeps its arguments. */
  spyConstructor(name: string): void;
  /** Replaces a property's accessors by ones that keep its value. */
  spyProperty(owner: object, name: string): void;
  /** Keeps the events of every type given, before anyone else gets them. */
  listen(target: EventTarget, ...types: readonly string[]): void;
  /** Every element of the page, those within shadow roots among them. */
  listElements(): readonly Element[];
  /** Frames of the page and of windows that it opened, as deep as windows let it look. */
  listWindows(): readonly Window[];
}

/** A way to read what the applicant sees or types. */
export interface Way {
  readonly name: string;
  /** Where the script runs; the page where it does not say. */
  readonly from?: 'service worker' | 'style sheet' | 'opener';
  readonly run: (trap: Trap) => void;
}

/** What the page holds after `installWays` ran. */
interface Loot {
  /** Ends the collection, before a search tells what it is for; returns the ways that could not be set up. */
  stop(): readonly string[];
  /** The ways with the patterns that each of them found, as JSON of `{ way, found }`. */
  search(patterns: Readonly<Record<string, { readonly source: string; readonly typed: string }>>): string;
}

declare global {
  interface Window {
    loot: Loot;
    /** Windows that the page opened. */
    opened?: Window[];
  }
}

export function installWays(ways: readonly (readonly [string, (trap: Trap) => void])[]): void {
  const pristine = {
    apply: Reflect.apply,
    construct: Reflect.construct,
    define: Object.defineProperty,
    describe: Object.getOwnPropertyDescriptor,
    keys: Reflect.ownKeys,
    fetch: window.fetch.bind(window),
    addEventListener: EventTarget.prototype.addEventListener,
    slice: String.prototype.slice,
    test: RegExp.prototype.test,
    shadowRoot: Object.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot')?.get,
    querySelectorAll: {
      document: Document.prototype.querySelectorAll,
      fragment: DocumentFragment.prototype.querySelectorAll,
    },
    open: window.open,
    push: Array.prototype.push,
    decoder: new TextDecoder(),
    stringify: JSON.stringify,
  };
  const maxTexts = 40_000;
  /** Longer texts are kept in pieces, which overlap. */
  const maxLength = 4_000;
  const overlap = 100;
  /** Members of an object that are looked at. */
  const maxMembers = 300;
  let membersLeft = 0;
  /** Our own work sets off no spy. */
  let busy = false;
  const quietly = (work: () => void): void => {
    if (busy) return;
    busy = true;
    try {
      work();
    } catch {
      // a window or a getter that refuses
    } finally {
      busy = false;
    }
  };

  const toTexts = (value: unknown, depth: number, add: (text: string) => void): void => {
    if (typeof value === 'string') return void add(value);
    if (typeof value === 'number' || typeof value === 'bigint') return void add(`${value}`);
    if (typeof value !== 'object' || value === null) return;
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      return void add(pristine.decoder.decode(value));
    if (value instanceof HTMLInputElement || value instanceof HTMLTextAreaElement)
      return void add(value.value);
    if (value instanceof Event) {
      for (const name of [
        'data',
        'key',
        'detail',
        'reason',
        'message',
        'blockedURI',
        'newValue',
        'clipboardData',
      ])
        toTexts(Reflect.get(value, name), 2, add);
      return void toTexts(value.target, 0, add);
    }
    if (value instanceof DataTransfer) return void add(value.getData('text'));
    if (value instanceof Node) return void add(value.textContent ?? '');
    if (depth === 0) return;
    if (value instanceof FormData || value instanceof URLSearchParams || value instanceof Headers)
      return void value.forEach((one) => {
        toTexts(one, 0, add);
      });
    if (value instanceof Map || value instanceof Set)
      return void value.forEach((one) => {
        toTexts(one, depth - 1, add);
      });
    for (const key of pristine.keys(value)) {
      if (membersLeft-- <= 0) return;
      try {
        toTexts(Reflect.get(value, key), depth - 1, add);
      } catch {
        // a getter that refuses
      }
    }
  };

  const listRoots = (root: Document | ShadowRoot, found: Element[] = []): Element[] => {
    const { document: fromDocument, fragment } = pristine.querySelectorAll;
    const query = root instanceof Document ? fromDocument : fragment;
    for (const element of pristine.apply(query, root, ['*']) as NodeListOf<Element>) {
      pristine.apply(pristine.push, found, [element]);
      const inner = pristine.shadowRoot && pristine.apply(pristine.shadowRoot, element, []);
      if (inner) listRoots(inner, found);
    }
    return found;
  };

  const listWindows = (from: Window, found: Window[] = []): Window[] => {
    for (let index = 0; index < from.length && index < 20; index++) {
      const inner = from[index];
      if (!inner) continue;
      pristine.apply(pristine.push, found, [inner]);
      listWindows(inner, found);
    }
    return found;
  };

  const opened: Window[] = [];
  window.opened = opened;
  window.open = (...args) => {
    const child = pristine.apply(pristine.open, window, args) as Window | null;
    if (child) pristine.apply(pristine.push, opened, [child]);
    return child;
  };

  const looks: (() => void)[] = [];
  setInterval(() => {
    for (const look of looks)
      try {
        look();
      } catch {
        // a window that refuses
      }
  }, 80);

  const texts: Record<string, Set<string>> = {};
  const typed: Record<string, string> = {};
  const createTrap = (name: string): Trap => {
    const mine = new Set<string>();
    texts[name] = mine;
    typed[name] = '';
    const keep = (values: readonly unknown[], depth: number): void =>
      quietly(() => {
        for (const value of values) {
          membersLeft = maxMembers;
          toTexts(value, depth, (text) => {
            if (text.length < 3 || mine.size >= maxTexts) return;
            if (text.length <= maxLength) return void mine.add(text);
            for (let at = 0; at < text.length; at += maxLength - overlap)
              mine.add(pristine.apply(pristine.slice, text, [at, at + maxLength]) as string);
          });
        }
      });
    const collect = (...values: readonly unknown[]): void => keep(values, 3);
    return {
      collect,
      append: (piece) => {
        if (typeof piece === 'string' && piece.length < 3) typed[name] += piece;
        else collect(piece);
      },
      poll: (look) => {
        looks[looks.length] = look;
      },
      spy: (owner, ...names) => {
        for (const each of names) {
          const original: unknown = pristine.describe(owner, each)?.value ?? Reflect.get(owner, each);
          if (typeof original !== 'function') throw new Error(`${each} is no function`);
          const spying = function (this: unknown, ...args: unknown[]): unknown {
            const result: unknown = new.target
              ? pristine.construct(original, args, new.target)
              : pristine.apply(original, this, args);
            if (!busy) keep([this, result, ...args], 1);
            return result;
          };
          pristine.define(spying, 'prototype', { value: original.prototype });
          pristine.define(owner, each, { value: spying, configurable: true, writable: true });
        }
      },
      spyConstructor: (each) => {
        const original: unknown = Reflect.get(window, each);
        if (typeof original !== 'function') throw new Error(`${each} is no constructor`);
        const spying = new Proxy(original, {
          construct: (target, args, newTarget) => {
            keep(args, 3);
            const made = pristine.construct(target, args, newTarget) as object;
            if (made instanceof EventTarget)
              pristine.apply(pristine.addEventListener, made, [
                'message',
                (event: Event) => keep([event], 3),
              ]);
            return made;
          },
        });
        pristine.define(window, each, { value: spying, configurable: true, writable: true });
      },
      spyProperty: (owner, each) => {
        const accessors = pristine.describe(owner, each);
        if (!accessors?.get) throw new Error(`${each} has no accessors`);
        const { get, set } = accessors;
        pristine.define(owner, each, {
          configurable: true,
          get(this: unknown) {
            const value: unknown = pristine.apply(get, this, []);
            if (!busy) keep([value], 1);
            return value;
          },
          ...(set && {
            set(this: unknown, value: unknown) {
              if (!busy) keep([value], 2);
              pristine.apply(set, this, [value]);
            },
          }),
        });
      },
      listen: (target, ...types) => {
        for (const type of types)
          pristine.apply(pristine.addEventListener, target, [
            type,
            (event: Event) => {
              const key = Reflect.get(event, 'key') ?? Reflect.get(event, 'data');
              if (typeof key === 'string' && key.length === 1) typed[name] += key;
              keep([event], 2);
            },
            true,
          ]);
      },
      listElements: () => listRoots(document),
      listWindows: () => {
        const found = listWindows(window);
        for (const child of opened) {
          pristine.apply(pristine.push, found, [child]);
          listWindows(child, found);
        }
        return found;
      },
    };
  };

  const failed: string[] = [];
  for (const [name, run] of ways)
    try {
      run(createTrap(name));
    } catch (error) {
      failed[failed.length] = `${name}: ${String(error)}`;
    }

  const normalize = /[^\p{L}\p{N}]/gu;
  const replace = RegExp.prototype[Symbol.replace];
  window.loot = {
    stop: () => {
      busy = true;
      return failed;
    },
    search: (patterns) => {
      const found: { way: string; found: string }[] = [];
      for (const way of Object.keys(texts))
        for (const name of Object.keys(patterns)) {
          const pattern = patterns[name];
          if (!pattern) continue;
          const expression = new RegExp(pattern.source, 'iu');
          const stream = pristine.apply(replace, normalize, [typed[way], '']) as string;
          let hit = stream.toLowerCase().includes(pattern.typed);
          for (const text of texts[way] ?? []) hit ||= pristine.apply(pristine.test, expression, [text]);
          if (hit) found[found.length] = { way, found: name };
        }
      return pristine.stringify(found);
    },
  };
}
