import type { Language } from '@tamarack/core/language';

/** A block of a mail. */
export type Block =
  | string
  /** A code, displayed prominently. */
  | { readonly code: string }
  | { readonly list: readonly string[] }
  /** Text written by a person, with its line breaks. */
  | { readonly quote: string }
  /** A button; its full URL is printed below it. */
  | { readonly link: string; readonly label: string }
  /** Small print at the end. */
  | { readonly small: string };

export interface MailContent {
  readonly language: Language;
  /** Title of the HTML document, and its heading. */
  readonly title: string;
  readonly blocks: readonly Block[];
}
