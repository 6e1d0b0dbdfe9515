import { brand } from '@tamarack/core/brand';
import type { ProblemType } from '@tamarack/core/errors/catalogue';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParts } from '../../i18n/use-parts';
import type { InvoiceLinkCode } from '../../store/state/state';
import { MessageScreen } from './message-screen';

const problems: Record<Exclude<InvoiceLinkCode, 'general'>, ProblemType> = {
  invoiceLinkUsed: 'invoice-link-is-used',
  invoiceLinkRejected: 'invoice-link-is-rejected',
  invoiceLinkDeactivated: 'invoice-link-is-deactivated',
  invoiceLinkExpired: 'invoice-link-is-expired',
  invoiceLinkInvalid: 'invoice-link-is-invalid',
};

/** Links that have not expired although the specification's message says so: the actual problem is shown above it. */
const helped = ['invoiceLinkDeactivated', 'invoiceLinkInvalid'] as const;

const parts = ['outcome', 'messages'] as const;

/**
 * Explains why an invoice link cannot be used and whom to contact. The skeleton is shown until the texts are
 * loaded.
 */
export function LinkError({ code }: { code: InvoiceLinkCode }): ReactElement | null {
  const { t } = useTranslation('outcome');
  const textsState = useParts(parts);
  if (textsState === 'loading') return null;
  if (textsState === 'failed') return <MessageScreen message={t('common:wrapper.general')} />;
  const cause = helped.find((each) => each === code);
  const message =
    code === 'general'
      ? t('common:wrapper.general')
      : t(`messages:problem.${problems[code]}`, { provider: brand.providerShort });
  return (
    <MessageScreen
      title={t(`invoiceLinkError.${code}`)}
      message={cause ? t(`invoiceLinkError.help.${cause}`) : message}
      help={t('invoiceLinkError.next')}
    >
      {cause && <p>{message}</p>}
      {code === 'invoiceLinkRejected' && <p>{t('rejected.next', { provider: brand.providerShort })}</p>}
    </MessageScreen>
  );
}
