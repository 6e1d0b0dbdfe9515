import { formatAccount, normalizeChequeAccount } from '@tamarack/core/validation/bank/cheque-account';
import { findInstitutionName } from '@tamarack/core/validation/bank/institutions';
import { openTypedNumbers } from './cheque/typed-numbers';
import { connect } from './kit/connect';
import { getElement, language } from './kit/elements';

/** Shows the numbers of the cheque again, before the page has the frame of their fields submit them. */
connect(() => {
  const show = (id: string, text: string | null): void => {
    if (text !== null) getElement(id).textContent = text;
  };
  const sumUp = async (): Promise<void> => {
    const typed = await (await openTypedNumbers())?.load();
    const { transit = '', institution = '', account = '' } = typed ?? {};
    const numbers = normalizeChequeAccount({ transit, institution, account });
    show('bank', findInstitutionName(numbers.institution, language));
    show('transit', numbers.transit);
    show('institution', numbers.institution);
    show('account', formatAccount(numbers.account));
  };
  show('file', new URLSearchParams(location.hash.slice(1)).get('file'));
  return {
    bound: () => void sumUp(),
    showErrors: () => {},
    focus: () => {},
    clear: () => {},
    disable: () => {},
    submit: async () => ({ ok: true }),
  };
});
