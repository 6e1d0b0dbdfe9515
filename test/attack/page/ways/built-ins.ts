import type { Way } from '../trap';

/** Ways that replace what the language and the browser give to every script of the page. */
export const builtInWays: readonly Way[] = [
  { name: 'JSON.stringify patched', run: ({ spy }) => spy(JSON, 'stringify') },
  { name: 'JSON.parse patched', run: ({ spy }) => spy(JSON, 'parse') },
  { name: 'RegExp patched', run: ({ spy }) => spy(RegExp.prototype, 'exec', 'test') },
  {
    name: 'methods of strings patched',
    run: ({ spy }) =>
      spy(
        String.prototype,
        ...['replace', 'replaceAll', 'trim', 'slice', 'split', 'match', 'padStart', 'includes', 'startsWith'],
        ...['toLowerCase', 'toUpperCase', 'normalize', 'concat', 'charCodeAt', 'charAt', 'localeCompare'],
      ),
  },
  {
    name: 'methods of arrays patched',
    run: ({ spy }) => spy(Array.prototype, 'push', 'join', 'map', 'filter', 'concat', 'includes', 'find'),
  },
  {
    name: 'setters of Array.prototype',
    run: ({ collect }) => {
      for (const index of ['0', '1', '2'])
        Object.defineProperty(Array.prototype, index, {
          configurable: true,
          get: () => undefined,
          set(value: unknown) {
            collect(value);
            Object.defineProperty(this, index, {
              value,
              configurable: true,
              enumerable: true,
              writable: true,
            });
          },
        });
    },
  },
  {
    name: 'Object.prototype polluted with accessors',
    run: ({ collect }) => {
      const names = ['code', 'sin', 'dob', 'account', 'street', 'signature', 'ticket', 'cookie', 'secret'];
      for (const name of names)
        Object.defineProperty(Object.prototype, name, {
          configurable: true,
          get(): undefined {
            collect(this);
            return undefined;
          },
          set(value: unknown) {
            collect(value);
            Object.defineProperty(this, name, {
              value,
              configurable: true,
              enumerable: true,
              writable: true,
            });
          },
        });
    },
  },
  {
    name: 'Object.prototype.toJSON',
    run: ({ collect }) =>
      Object.defineProperty(Object.prototype, 'toJSON', {
        configurable: true,
        value(this: unknown) {
          collect(this);
          return this;
        },
      }),
  },
  {
    name: 'functions of Object and Reflect patched',
    run: ({ spy }) => {
      spy(Object, 'assign', 'entries', 'fromEntries', 'freeze', 'create');
      spy(Reflect, 'get', 'set');
    },
  },
  {
    name: 'Function.prototype.call and apply patched',
    run: ({ collect }) => {
      const { call, apply } = Function.prototype;
      const invoke = Reflect.apply;
      const keep = (values: readonly unknown[]): void => {
        for (const value of values) if (typeof value === 'string') collect(value);
      };
      Function.prototype.call = function (this: unknown, ...args: unknown[]) {
        keep(args);
        return invoke(call, this, args) as unknown;
      };
      Function.prototype.apply = function (this: unknown, ...args: unknown[]) {
        if (Array.isArray(args[1])) keep(args[1]);
        return invoke(apply, this, args) as unknown;
      };
    },
  },
  {
    name: 'Promise.prototype.then patched',
    run: ({ collect }) => {
      const then = Promise.prototype.then;
      const invoke = Reflect.apply;
      Object.defineProperty(Promise.prototype, 'then', {
        configurable: true,
        writable: true,
        value(this: Promise<unknown>, done: unknown, failed: unknown) {
          const spying =
            typeof done === 'function'
              ? (value: unknown) => {
                  collect(value);
                  return invoke(done, undefined, [value]) as unknown;
                }
              : done;
          return invoke(then, this, [spying, failed]) as unknown;
        },
      });
    },
  },
  {
    name: 'Map, Set and WeakMap patched',
    run: ({ spy }) => {
      spy(Map.prototype, 'set', 'get');
      spy(Set.prototype, 'add');
      spy(WeakMap.prototype, 'set');
    },
  },
  {
    name: 'Intl, Number and Date patched',
    run: ({ spy }) => {
      spy(Intl.DateTimeFormat.prototype, 'formatToParts', 'resolvedOptions');
      spy(Intl.NumberFormat.prototype, 'formatToParts', 'resolvedOptions');
      spy(Number.prototype, 'toLocaleString', 'toString', 'toFixed');
      spy(Date, 'parse', 'UTC');
      spy(Date.prototype, 'toISOString', 'toLocaleDateString');
      spy(window, 'parseInt', 'parseFloat');
      spy(Number, 'parseInt', 'isInteger');
    },
  },
  {
    name: 'crypto patched',
    run: ({ spy }) => {
      spy(Crypto.prototype, 'getRandomValues', 'randomUUID');
      spy(SubtleCrypto.prototype, 'digest', 'encrypt', 'sign', 'importKey');
    },
  },
  {
    name: 'encoders patched',
    run: ({ spy }) => {
      spy(TextEncoder.prototype, 'encode');
      spy(TextDecoder.prototype, 'decode');
      spy(window, 'btoa', 'atob', 'encodeURIComponent', 'decodeURIComponent', 'structuredClone');
    },
  },
  {
    name: 'forms and addresses patched',
    run: ({ spy }) => {
      spy(FormData.prototype, 'append', 'set', 'get');
      spy(URLSearchParams.prototype, 'append', 'set', 'get', 'toString');
      spy(HTMLFormElement.prototype, 'submit', 'requestSubmit');
    },
  },
  {
    name: 'a default policy of Trusted Types',
    run: ({ collect }) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      const keep = (text: string): string => {
        collect(text);
        return text;
      };
      trustedTypes.createPolicy('default', { createHTML: keep, createScript: keep, createScriptURL: keep });
    },
  },
];
