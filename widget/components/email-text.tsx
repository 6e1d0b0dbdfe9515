import { createElement, Fragment, type ReactElement } from 'react';

/** An email address, masked or not, that a narrow line breaks before `@` or a period instead of within a word. */
export function EmailText({ email }: { readonly email: string }): ReactElement {
  const [first, ...rest] = email.split(/(?=[@.])/);
  return createElement(Fragment, null, first, ...rest.flatMap((part) => [<wbr key={part} />, part]));
}
