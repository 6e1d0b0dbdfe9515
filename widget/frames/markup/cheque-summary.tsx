import type { Language } from '@tamarack/core/language';
import { formatAccount } from '@tamarack/core/validation/bank/cheque-account';
import { listInstitutionNames } from '@tamarack/core/validation/bank/institutions';
import { Details } from '../../components/layout/details';
import enCheque from '../../i18n/locales/en/cheque.json';
import frCheque from '../../i18n/locales/fr/cheque.json';
import type { FrameMarkup } from './frame-markup';
import { ReservedSpace } from './parts/reserved-space';

const words = { en: enCheque, fr: frCheque };

/** The account numbers, for the applicant to compare with the cheque before submitting. */
export function chequeSummaryMarkup(language: Language): FrameMarkup {
  const { confirm } = words[language];
  return {
    title: confirm.title,
    fields: (
      <Details>
        <dt>{confirm.file}</dt>
        <dd>
          <bdi id="file" />
        </dd>
        <dt>{confirm.transit}</dt>
        <dd id="transit" />
        <dt>{confirm.institution}</dt>
        <dd id="institution" />
        <dt>{confirm.account}</dt>
        <dd>
          <ReservedSpace texts={[formatAccount('0'.repeat(12))]}>
            <span id="account" />
          </ReservedSpace>
        </dd>
        {/* last: the space reserved for longer names would be a gap between the others */}
        <dt>{confirm.bank}</dt>
        <dd>
          <ReservedSpace texts={[confirm.bankUnknown, ...listInstitutionNames(language)]}>
            <span id="bank">{confirm.bankUnknown}</span>
          </ReservedSpace>
        </dd>
      </Details>
    ),
    texts: {},
  };
}
