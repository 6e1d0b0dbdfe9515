import type { Language } from '@tamarack/core/language';
import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import type { Analytics } from '../analytics/analytics';

/** A value others may watch. `subscribe` does not call at once; it answers its undo. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: (value: T) => void): () => void;
}

/** What the application answers when the person wants out by the close button, Escape or the browser's Back. */
export interface CloseHooks {
  /**
   * `ask`: something would be lost, the host shows its leave confirmation. `close`: the dialog goes at once; on an
   * end screen the application emits that end's own event before it answers.
   */
  readonly onCloseRequest: () => 'ask' | 'close';
  /** "Yes, I want to leave" was pressed: emit `abandoned` and tell the server. The host closes right after. */
  readonly onLeave: () => void;
  /** The browser's Back. True: the application went back a step. False: the host treats it as a close request. */
  readonly onBack: () => boolean;
}

/** What the host shell gives the application: the one way for it to reach the page. */
export interface HostPort {
  readonly root: ShadowRoot;
  /** Container for the React root; empty, unstyled, in the dialog's scrolling body. */
  readonly slot: HTMLElement;
  /** The scrolling body around `slot`: scroll it to the top when the screen changes. */
  readonly body: HTMLElement;
  /** In the dialog, over body and header: container for toasts and modals. Takes no pointer events itself. */
  readonly overlay: HTMLElement;
  /** `target` of styled-components' StyleSheetManager: constructable sheets adopted by the shadow root. */
  readonly styleTarget: HTMLElement;
  /** Shown language; the header's switch sets it too. */
  readonly language: Signal<Language>;
  /** Until this is called the close button closes without asking. Answers its undo. */
  setCloseHooks(hooks: CloseHooks): () => void;
  /** As if the close button was pressed: hooks are asked first. */
  requestClose(): void;
  /** Closes without asking. */
  close(): void;
  /** Accessible name of the dialog: the screen's heading. */
  setTitle(title: string): void;
  /** The first screen is drawn: takes the skeleton away. Calling it again does nothing. */
  ready(): void;
  /** Covers everything and says that something did not arrive, until `onRetry` is asked for. */
  fail(onRetry: () => void): void;
}

export interface AppOptions {
  /** Where steps, language changes, problems and the end are reported to; nowhere without it. */
  readonly analytics?: Analytics | undefined;
  /** Origin of the provider's API, no trailing slash. */
  readonly apiUrl: string;
  /** Rejects with a `SessionFailure` (src/protocol/failure.ts). */
  readonly session: Promise<SessionInfo>;
  /** Asks for the session again after a `SessionFailure` that is `retryable`. */
  readonly retrySession?: (() => Promise<SessionInfo>) | undefined;
  readonly emit: (event: WidgetEvent) => void;
  /** The page is nothing but this dialog: there is no cart under it that closing would lead back to. */
  readonly ownPage?: boolean | undefined;
  /** In place of the browser's `fetch`: the gallery and tests answer from memory. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Signature of `startApp` of widget/app/start: draws the application into the port, answers its undo, which answers the
 * vouched address of the application that it showed. Rejects when the texts could not be fetched; nothing is drawn
 * then, and it can be called again.
 */
export type StartApp = (port: HostPort, options: AppOptions) => Promise<() => string | null>;
