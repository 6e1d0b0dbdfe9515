import { brand } from '@tamarack/core/brand';
import type { ProblemType } from '@tamarack/core/errors/catalogue';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceLinkCode } from '../store/state';
import { MessageScreen } from './message-screen';

const problems: Record<InvoiceLinkCode, ProblemType> = {
  invoiceLinkUsed: 'invoice-link-is-used',
  invoiceLinkRejected: 'invoice-link-is-rejected',
  invoiceLinkDeactivated: 'invoice-link-is-deactivated',
  invoiceLinkExpired: 'invoice-link-is-expired',
  invoiceLinkInvalid: 'invoice-link-is-invalid',
};

/** An invoice link that opens nothing: why, and whom to ask. */
export function LinkError({ code }: { code: InvoiceLinkCode }): ReactElement {
  const { t } = useTranslation(['outcome', 'common']);
  return (
    <MessageScreen
      title={t(`outcome:invoiceLinkError.${code}`)}
      message={t(`common:problem.${problems[code]}`)}
      lines={[t('outcome:invoiceLinkError.next', { email: brand.supportEmail, phone: brand.supportPhone })]}
    />
  );
}
