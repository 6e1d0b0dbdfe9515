import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { PersonalInput } from '@tamarack/core/validation/inputs';
import { validatePersonal } from '@tamarack/core/validation/personal';
import type { ApplicationView } from '../../api/types';
import { type Form, useForm } from '../../forms/use-form';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { type AddressDraft, addressDraft, addressInput, noAddress } from './address-form';

export interface PersonalDraft extends AddressDraft {
  first: string;
  last: string;
  dob: string;
  sin: string;
  terms: boolean;
}

const order = ['first', 'last', 'dob', 'sin', 'street', 'city', 'province', 'postal', 'terms'] as const;

/** The form of the person: what was typed, or else what was saved. */
export function usePersonalForm(): Form<PersonalDraft> {
  const view = useView();
  const send = useSend();
  const context = {
    sinRequired: view.settings.sinRequired,
    sinSaved: view.draft.personal?.sinLastThree != null,
  };
  return useForm<PersonalDraft>({
    name: 'personalInfo',
    initial: savedPersonal(view),
    order,
    validate: (values) =>
      validatePersonal({ ...values, country: 'CA' }, { ...context, today: dateIn(new Date()) }),
    save: async (values) => {
      const personal = personalInput(values);
      return personal === null ? { ok: false, problem: null } : send({ type: 'savePersonal', personal });
    },
  });
}

function savedPersonal({ draft: { personal } }: ApplicationView): PersonalDraft {
  if (personal === null) return { first: '', last: '', dob: '', sin: '', terms: false, ...noAddress };
  const { first, last, dob, terms } = personal;
  return { first, last, dob, sin: '', terms, ...addressDraft(personal) };
}

/** As it is saved; null while the address is incomplete, which the rules told before. */
function personalInput(values: PersonalDraft): PersonalInput | null {
  const address = addressInput(values);
  if (address === null) return null;
  const { first, last, dob, sin, terms } = values;
  return { first, last, dob, terms, ...address, ...(sin === '' ? {} : { sin }) };
}
