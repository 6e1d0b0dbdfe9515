import { formatDate } from '@tamarack/core/calendar/format-date';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { truncateMiddle } from '../../components/files/truncate-middle';
import { Details } from '../../components/layout/details';
import { useLanguage } from '../../i18n/use-language';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/hooks/use-facts';
import { useView } from '../../store/hooks/use-view';

/** Read-only details: the merchant, the file, and for a link the merchant's input. */
export function MerchantInvoiceDetails({ site }: { site: string | null }): ReactElement {
  const { t } = useTranslation('invoice');
  const language = useLanguage();
  const money = useMoney();
  const { invoice: facts } = useFacts();
  const { merchant, invoice } = useView();
  const { issuedOn, dueOn } = invoice?.reading ?? { issuedOn: null, dueOn: null };
  const linked = facts?.source === 'link';
  const lines = [
    ['merchant', merchant.name],
    ['site', site === merchant.name ? null : site],
    ['file', invoice?.fileName == null ? null : truncateMiddle(invoice.fileName)],
    ['issuedOn', issuedOn && formatDate(issuedOn, language)],
    ['dueOn', dueOn && formatDate(dueOn, language)],
    ['number', linked ? (invoice?.number ?? null) : null],
    ['amount', linked && facts.amount !== null ? money(facts.amount) : null],
  ] as const;
  return (
    <Details>
      {lines.flatMap(([name, value]) =>
        value === null
          ? []
          : [
              <dt key={`${name} name`}>{t(`info.${name}`)}</dt>,
              <dd key={name}>
                <bdi>{value}</bdi>
              </dd>,
            ],
      )}
    </Details>
  );
}
