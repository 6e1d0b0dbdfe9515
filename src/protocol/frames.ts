/**
 * Messages between a page and its secure frames, over a `MessageChannel` that the page hands over once. No message
 * contains anything that was typed, read or signed.
 */
import type { Problem } from '../errors/catalogue';
import type { Language } from '../language';

export const frameKinds = [
  'agreement',
  'bank',
  'cheque',
  'cheque-summary',
  'code',
  'disconnect',
  'identity',
  'passkey',
  'sin',
  'start-over',
] as const;
export type FrameKind = (typeof frameKinds)[number];

/** Controls in a frame that change the page's flow. */
export type FrameControl = 'changeEmail';

/** Combined state of a frame's fields. */
export type FieldsState = 'empty' | 'incomplete' | 'complete' | 'invalid';

/** Why the bank's page ended without a login. */
export type BankEnding =
  | 'refused'
  | 'cancelled'
  | 'timedOut'
  | 'retryLater'
  | 'chooseAnotherBank'
  | 'notCompleted';
/** The bank's page continues, but the chosen bank is unavailable or slow. */
export type BankHint = 'bankOff' | 'bankSlow';

/** Sent by a frame's window to its parent when it can receive the channel. Contains no data. */
export const frameReady = 'tamarack:frame-ready';
/** Sent by the page with the channel's port. */
export const frameChannel = 'tamarack:frame-channel';

export type PageMessage =
  /** Binds the frames to the session; `ticket` is valid once, and null if the API issued none. */
  | { readonly type: 'start'; readonly ticket: string | null }
  /**
   * Show the errors and focus the first invalid field, unless `keepFocus`. If nothing is invalid, because the page does not
   * know of the last key yet, the frame requests to submit.
   */
  | { readonly type: 'showErrors'; readonly keepFocus?: boolean }
  | { readonly type: 'focus' }
  /** Clear the fields. */
  | { readonly type: 'clear' }
  | { readonly type: 'disable'; readonly disabled: boolean }
  /** Switch the language and keep the fields' values. Supported by the code frame only. */
  | { readonly type: 'language'; readonly language: Language }
  /** Submit the values to the API. The bank frame opens the bank's page, then submits the login. */
  | { readonly type: 'submit'; readonly id: number };

export type FrameMessage =
  /** Height of the document in CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'state'; readonly state: FieldsState }
  /** Enter was pressed, the last digit typed, or the bank accepted the login: the page submits. */
  | { readonly type: 'submitRequested' }
  | { readonly type: 'escapePressed' }
  /** The last ticket could not be redeemed. */
  | { readonly type: 'ticketNeeded' }
  /** The browser does not keep the frames' cookie. */
  | { readonly type: 'blocked' }
  /** `problem` is null if the API did not respond. */
  | { readonly type: 'result'; readonly id: number; readonly ok: true }
  | { readonly type: 'result'; readonly id: number; readonly ok: false; readonly problem: Problem | null }
  | { readonly type: 'pressed'; readonly control: FrameControl }
  /** The API refused the frame's action: the facts changed elsewhere. */
  | { readonly type: 'outdated' }
  /** The bank's page has loaded and continues. */
  | { readonly type: 'bankAlive'; readonly hint: BankHint | null }
  | { readonly type: 'bankEnded'; readonly reason: BankEnding };

/** Address of a frame's document on the API's origin. */
export function buildFrameUrl(
  apiUrl: string,
  frame: {
    readonly kind: FrameKind;
    readonly checkoutId: string;
    readonly language: Language;
    /** Version of the documents that the caller was built with. */
    readonly build: string;
  },
): string {
  const { kind, checkoutId, language, build } = frame;
  return `${apiUrl}/frames/${kind}?checkoutId=${encodeURIComponent(checkoutId)}&language=${language}&build=${build}`;
}
