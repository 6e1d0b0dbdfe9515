import { validateBusiness } from '@tamarack/core/validation/business/business';
import type { BusinessFormInput, EveryKey } from '@tamarack/core/validation/inputs';
import type { ApplicationView } from '../../api/types';
import type { Duration } from '../../components/fields/duration-field';
import { type Form, useForm } from '../../forms/use-form';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { type AddressDraft, addressDraft, addressInput, noAddress } from './address-form';

export interface BusinessDraft extends AddressDraft {
  legal: string;
  businessAs: string;
  /** The operating name equals the legal name. */
  sameName: boolean;
  entity: string;
  industry: string;
  timeInBusiness: Duration;
  /** Null if neither the merchant nor a registry provided one; the field is then hidden. */
  registrationNumber: string | null;
  sameAddress: boolean;
}

const order = [
  'legal',
  'businessAs',
  'entity',
  'industry',
  'timeInBusiness',
  'street',
  'city',
  'province',
  'postal',
] as const;

const noAddressErrors = { street: null, city: null, province: null, postal: null };

/** The business form, filled with the draft, the saved values or the merchant's. */
export function useBusinessForm(): Form<BusinessDraft> {
  const view = useView();
  const send = useSend();
  const toForm = (values: BusinessDraft) => ({
    ...values,
    // the server has it
    ...(values.sameAddress ? noAddress : {}),
    businessAs: values.sameName ? values.legal : values.businessAs,
    timeInBusiness: inMonths(values.timeInBusiness),
  });
  return useForm<BusinessDraft>({
    name: 'businessInfo',
    initial: savedBusiness(view.draft.business),
    order,
    validate: (values) => ({
      ...validateBusiness({ ...toForm(values), country: 'CA' }),
      ...(values.sameAddress ? noAddressErrors : {}),
    }),
    save: async (values) => {
      const business = businessInput(toForm(values));
      return business === null ? { ok: false, problem: null } : send({ type: 'saveBusiness', business });
    },
  });
}

/** Null while nothing is typed. */
function inMonths({ years, months }: Duration): number | null {
  return years === '' && months === '' ? null : Number(years) * 12 + Number(months);
}

const noTime: Duration = { years: '', months: '' };

export const toDuration = (months: number): Duration => ({
  years: String(Math.floor(months / 12)),
  months: String(months % 12),
});

function savedBusiness(business: ApplicationView['draft']['business']): BusinessDraft {
  if (business === null) {
    return {
      legal: '',
      businessAs: '',
      sameName: false,
      entity: '',
      industry: '',
      timeInBusiness: noTime,
      registrationNumber: null,
      sameAddress: false,
      ...noAddress,
    };
  }
  const { legal, businessAs, entity, industry, timeInBusiness, registrationNumber, sameAddress } = business;
  return {
    legal,
    businessAs,
    sameName: legal !== '' && legal === businessAs,
    entity,
    industry,
    // the merchant does not know it
    timeInBusiness: timeInBusiness === 0 ? noTime : toDuration(timeInBusiness),
    registrationNumber: registrationNumber ?? null,
    sameAddress,
    ...addressDraft(business),
  };
}

/** Input to save; null while something is incomplete, which validation reports first. */
function businessInput(
  values: Omit<BusinessDraft, 'timeInBusiness'> & { timeInBusiness: number | null },
): EveryKey<BusinessFormInput> | null {
  const { legal, businessAs, entity, industry, timeInBusiness, registrationNumber, sameAddress } = values;
  const address = sameAddress ? ({ ...noAddress, province: '', country: '' } as const) : addressInput(values);
  if (address === null || timeInBusiness === null) return null;
  return {
    legal,
    businessAs,
    entity,
    industry,
    timeInBusiness,
    registrationNumber: registrationNumber || undefined,
    sameAddress,
    ...address,
  };
}
