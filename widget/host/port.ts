import type { Language } from '@tamarack/core/language';
import type { Signal } from './dom/signal';

/** Handlers for the close button, Escape and the browser's Back. */
export interface CloseHooks {
  /**
   * `ask`: something would be lost, so the host shows the leave confirmation. `close`: the dialog closes
   * immediately; on an end screen the application emits that end's event before it returns.
   */
  readonly onCloseRequest: () => 'ask' | 'close';
  /** "Yes, I want to leave": emits `abandoned` and notifies the server. The host closes right after. */
  readonly onLeave: () => void;
  /**
   * The browser's Back. True: the application went back a step. Otherwise the host treats it as a close request.
   */
  readonly onBack?: () => boolean;
}

/** The application's only access to the page, in a dialog or in an element. */
export interface HostPort {
  readonly root: ShadowRoot;
  /** Empty, unstyled container of the React root, in the body that scrolls in a dialog. */
  readonly slot: HTMLElement;
  /** Container for toasts and modals above body and header. Ignores pointer events itself. */
  readonly overlay: HTMLElement;
  /** Brings the top of a new screen into view. */
  readonly scrollToTop: () => void;
  /** Current language; the header's switch sets it too. */
  readonly language: Signal<Language>;
  /**
   * Until this is called the close button closes without asking. Returns the function that removes the hooks.
   */
  setCloseHooks(hooks: CloseHooks): () => void;
  /** Acts like the close button: hooks are asked first. */
  requestClose(): void;
  /** Closes without asking. */
  close(): void;
  /** Sets the dialog's accessible name to the screen's heading. */
  setTitle(title: string): void;
  /**
   * Shows the rendered content of the slot in place of the skeleton or the first screen, then calls `onShown`. Later calls
   * change nothing.
   */
  ready(onShown?: () => void): void;
  /** Covers everything with a failure message until retry is pressed. */
  fail(onRetry: () => void): void;
}
