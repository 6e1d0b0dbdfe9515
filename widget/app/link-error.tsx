import { brand } from '@tamarack/core/brand';
import type { ProblemType } from '@tamarack/core/errors/catalogue';
import type { ReactElement } from 'react';
import { usePart } from '../i18n/use-part';
import { useTranslation } from '../i18n/use-translation';
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
  const { t } = useTranslation('outcome');
  const titled = usePart('outcome');
  const help = { email: brand.supportEmail, phone: brand.supportPhone };
  return (
    <MessageScreen
      {...(titled && {
        title: t(`invoiceLinkError.${code}`),
        lines: [t('invoiceLinkError.next', help)],
      })}
      message={t(`common:problem.${problems[code]}`)}
    />
  );
}
