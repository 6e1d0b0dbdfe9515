import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Texts } from './create-texts';
import { TextsContext } from './texts-context';

/** Provides a mount's texts. */
export function TextsProvider({ value, children }: { value: Texts; children: ReactNode }): ReactElement {
  return (
    <I18nextProvider i18n={value.i18n}>
      <TextsContext value={value}>{children}</TextsContext>
    </I18nextProvider>
  );
}
