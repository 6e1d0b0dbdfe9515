import type { Language } from '@tamarack/core/language';

/** A piece of a mail, in plain words. */
export type Block =
  | string
  /** A code to be read off at a glance. */
  | { readonly code: string }
  | { readonly list: readonly string[] }
  /** What somebody wrote, in their own lines. */
  | { readonly quote: string }
  /** A button; its whole address stands below it, for whoever cannot press it. */
  | { readonly link: string; readonly label: string }
  /** The small print at the end. */
  | { readonly small: string };

export interface MailContent {
  readonly language: Language;
  /** Of the HTML document, and its heading. */
  readonly title: string;
  readonly blocks: readonly Block[];
}
