/** Arguments as they arrive in the document: a reference is its element there. */
type Resolved<A extends readonly unknown[]> = { [K in keyof A]: A[K] extends Found ? Element : A[K] };

/** A browser that is driven by WebDriver, whatever carries the commands. */
export interface Driver {
  /** With its version: `Firefox 153.7.0`. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** Runs a function that uses nothing but its arguments in the current document; JSON goes in and out. */
  evaluate<T, A extends readonly unknown[]>(run: (...args: Resolved<A>) => T, ...args: A): Promise<T>;
  /** The same, for a function that returns an element. */
  find<A extends readonly unknown[]>(
    run: (...args: Resolved<A>) => Element | null,
    ...args: A
  ): Promise<Found | null>;
  /** Goes on in the document of a frame of the current document. */
  enterFrame(frame: Found): Promise<void>;
  /** Goes on in the window's own document. */
  leaveFrames(): Promise<void>;
  listWindows(): Promise<readonly string[]>;
  enterWindow(handle: string): Promise<void>;
  click(element: Found): Promise<void>;
  /** Presses the keys of a text, one after the other, in an element. */
  type(element: Found, text: string): Promise<void>;
  /** Cookies that requests of the current document send, those that its scripts cannot read among them. */
  listCookies(): Promise<readonly Cookie[]>;
  close(): Promise<void>;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** A reference to an element of the current document. */
export interface Found {
  readonly [elementKey]: string;
}

export interface WindowOptions {
  /** Blocks windows that no press opened, as a customer's browser does; in WebKitGTK it changes nothing. Default: false. */
  readonly blocksWindows?: boolean;
}

/** As the standard names it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Commands of the standard that are used here. */
export type Command =
  | { readonly name: 'navigate'; readonly url: string }
  | { readonly name: 'execute'; readonly script: string; readonly args: readonly unknown[] }
  | { readonly name: 'switchToFrame'; readonly frame: Found | null }
  | { readonly name: 'switchToWindow'; readonly handle: string }
  | { readonly name: 'getWindowHandles' }
  | { readonly name: 'click'; readonly id: string }
  | { readonly name: 'sendKeys'; readonly id: string; readonly text: string }
  | { readonly name: 'getCookies' };

interface Connection {
  readonly name: string;
  readonly send: (command: Command) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export function createDriver({ name, send, close }: Connection): Driver {
  const execute = (script: string, args: readonly unknown[]): Promise<unknown> =>
    send({ name: 'execute', script, args });
  return {
    name,
    open: async (url) => void (await send({ name: 'navigate', url })),
    // as text: pages put members of their own on every object
    evaluate: async (run, ...args) =>
      JSON.parse(
        String(await execute(`return JSON.stringify((${run.toString()})(...arguments) ?? null)`, args)),
      ),
    find: async (run, ...args) =>
      (await execute(`return (${run.toString()})(...arguments)`, args)) as Found | null,
    enterFrame: async (frame) => void (await send({ name: 'switchToFrame', frame })),
    leaveFrames: async () => void (await send({ name: 'switchToFrame', frame: null })),
    listWindows: async () => (await send({ name: 'getWindowHandles' })) as readonly string[],
    enterWindow: async (handle) => void (await send({ name: 'switchToWindow', handle })),
    click: async (element) => void (await send({ name: 'click', id: element[elementKey] })),
    type: async (element, text) => void (await send({ name: 'sendKeys', id: element[elementKey], text })),
    listCookies: async () => (await send({ name: 'getCookies' })) as readonly Cookie[],
    close,
  };
}
