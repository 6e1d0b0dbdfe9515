import { formatAccount, normalizeChequeAccount } from '@tamarack/core/validation/cheque-account';
import { findInstitutionName } from '@tamarack/core/validation/institutions';
import { readTypedNumbers } from './cheque/typed-numbers';
import { connect } from './kit/connect';
import { language } from './kit/elements';

/** Shows the numbers of the cheque again, before the page has the frame of their fields submit them. */
connect(() => {
  const show = (id: string, text: string | null): void => {
    const place = document.getElementById(id);
    if (place && text !== null) place.textContent = text;
  };
  const { transit = '', institution = '', account = '' } = readTypedNumbers();
  const numbers = normalizeChequeAccount({ transit, institution, account });
  show('file', new URLSearchParams(location.hash.slice(1)).get('file'));
  show('bank', findInstitutionName(numbers.institution, language));
  show('transit', numbers.transit);
  show('institution', numbers.institution);
  show('account', formatAccount(numbers.account));
  return {
    showErrors: () => {},
    focus: () => {},
    clear: () => {},
    disable: () => {},
    submit: async () => ({ ok: true }),
  };
});
