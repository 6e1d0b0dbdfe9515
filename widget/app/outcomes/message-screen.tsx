import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { Help } from '../../shell/help';
import { useShell } from '../../shell/shell-context';

interface MessageScreenProps {
  readonly message: string;
  readonly title?: string;
  readonly children?: ReactNode;
  /** In place of the general question above the contact; null where only the merchant can help. */
  readonly help?: string | null;
  /** In small print, at the end. */
  readonly footnote?: ReactNode;
  /** Shown as the primary action when trying again can help. */
  readonly onRetry?: (() => void) | undefined;
}

/** A message that replaces the flow, with contact details. Closing it loses nothing. */
export function MessageScreen(props: MessageScreenProps): ReactElement {
  const { message, title, children, help, footnote, onRetry } = props;
  const { t } = useTranslation('common');
  const shell = useShell();
  const heading = title ?? message;
  useEffect(() => {
    shell.setTitle(heading);
    shell.ready();
  }, [shell, heading]);
  const close = { label: t('wrapper.close'), onPress: () => shell.requestClose() };
  return (
    <Screen
      centred
      art={<Icon name="alertInCircle" size={40} />}
      title={heading}
      lead={title === undefined ? undefined : message}
      primary={onRetry ? { label: t('wrapper.retry'), onPress: onRetry } : close}
      secondary={onRetry ? close : undefined}
      footnote={footnote}
    >
      {children}
      {help !== null && <Help text={help} centred />}
    </Screen>
  );
}
