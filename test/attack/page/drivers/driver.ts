/** Arguments as they arrive in the document: a reference is its element there. */
type Resolved<A extends readonly unknown[]> = { [K in keyof A]: A[K] extends Found ? Element : A[K] };

/** A browser that is driven by WebDriver, whatever carries the commands. */
export interface Driver {
  /** With its version: `Firefox 153.7.0`. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** One entry back in the history. */
  goBack(): Promise<void>;
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
  /** As the browser tells it to a screen reader. */
  getRole(element: Found): Promise<string>;
  click(element: Found): Promise<void>;
  /** Presses the keys of a text, one after the other, in an element. */
  type(element: Found, text: string): Promise<void>;
  /** Presses keys, one after the other, on what has the focus in the current document. */
  pressKeys(keys: string): Promise<void>;
  /** Changes the part of the window that the page has, as an on-screen keyboard does. */
  resize(size: Size): Promise<void>;
  /** A picture of that part, as PNG. */
  takeScreenshot(): Promise<Buffer>;
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

/** Of the page's part of the window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const desktop: Size = { width: 1280, height: 900 };

export interface WindowOptions {
  /** Default: `desktop`. */
  readonly size?: Size;
  /** How much larger than its CSS pixels everything is shown. Default: 1. */
  readonly zoom?: number;
  /** Blocks windows that no press opened, as a customer's browser does; in WebKitGTK it changes nothing. Default: false. */
  readonly blocksWindows?: boolean;
}

/** As the standard names it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Commands of the standard that are used here. */
export type Command =
  | { readonly name: 'navigate'; readonly url: string }
  | { readonly name: 'goBack' }
  | { readonly name: 'execute'; readonly script: string; readonly args: readonly unknown[] }
  | { readonly name: 'switchToFrame'; readonly frame: Found | null }
  | { readonly name: 'switchToWindow'; readonly handle: string }
  | { readonly name: 'getWindowHandles' }
  | { readonly name: 'getRole'; readonly id: string }
  | { readonly name: 'click'; readonly id: string }
  | { readonly name: 'sendKeys'; readonly id: string; readonly text: string }
  | { readonly name: 'pressKeys'; readonly keys: string }
  | { readonly name: 'resize'; readonly size: Size }
  | { readonly name: 'takeScreenshot' }
  | { readonly name: 'getCookies' };

/** As the standard numbers them. */
export const keys = {
  tab: '\ue004',
  enter: '\ue007',
  escape: '\ue00c',
  space: ' ',
  down: '\ue015',
} as const;

/** A sequence of `Perform Actions`. */
export const toKeyActions = (pressed: string): readonly object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...pressed].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

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
    goBack: async () => void (await send({ name: 'goBack' })),
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
    getRole: async (element) => String(await send({ name: 'getRole', id: element[elementKey] })),
    click: async (element) => void (await send({ name: 'click', id: element[elementKey] })),
    type: async (element, text) => void (await send({ name: 'sendKeys', id: element[elementKey], text })),
    pressKeys: async (pressed) => void (await send({ name: 'pressKeys', keys: pressed })),
    resize: async (size) => void (await send({ name: 'resize', size })),
    takeScreenshot: async () => Buffer.from(String(await send({ name: 'takeScreenshot' })), 'base64'),
    listCookies: async () => (await send({ name: 'getCookies' })) as readonly Cookie[],
    close,
  };
}
