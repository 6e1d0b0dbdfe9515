import { getPostalWarning } from '@tamarack/core/validation/address/postal';
import { provinces } from '@tamarack/core/validation/address/provinces';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields, type AddressPart, type AddressTexts } from '../../components/address/address-fields';
import { Live } from '../../components/live';
import { Notice } from '../../components/notice';
import type { Field } from '../../forms/use-form';
import { type AddressDraft, isEmpty } from './address-form';
import { useAddressSearch } from './use-address-search';

interface AddressSectionProps {
  legend: string;
  /** The address fields of a form. */
  form: {
    values: AddressDraft;
    set: (patch: Partial<AddressDraft>) => void;
    field: (part: AddressPart) => Field<string>;
  };
}

/** Address fields of a form, by lookup or by hand. */
export function AddressSection({ legend, form }: AddressSectionProps): ReactElement {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const [manual, setManual] = useState(!isEmpty(form.values));
  const search = useAddressSearch((found) => {
    form.set(found);
    setManual(true);
  });
  const doubt = getPostalWarning(form.values.postal, form.values.province);
  const texts: AddressTexts = {
    legend,
    search: t('address.search'),
    searchHint: t('address.searchHint'),
    searchPlaceholder: t('address.searchPlaceholder'),
    manual: t('address.manual'),
    lookUp: t('address.lookUp'),
    noneFound: t('address.noneFound'),
    count: (count) => t('address.results', { count }),
    street: t('address.street'),
    city: t('address.city'),
    province: t('address.province'),
    choose: t('choose'),
    postal: t('address.postal'),
    country: t('address.country'),
    canada: t('address.canada'),
  };
  const field = {
    street: form.field('street'),
    city: form.field('city'),
    province: form.field('province'),
    postal: form.field('postal'),
  };
  return (
    <>
      <AddressFields
        texts={texts}
        provinces={provinces.map((code) => ({ value: code, label: t(`provinces.${code}`) }))}
        values={form.values}
        errors={{
          street: field.street.error,
          city: field.city.error,
          province: field.province.error,
          postal: field.postal.error,
        }}
        postalWarning={doubt === null ? undefined : common(`messages:validation.${doubt}`)}
        onChange={(part, value) => field[part].onChange(value)}
        onBlur={(part) => field[part].onBlur()}
        getRef={(part) => field[part].inputRef}
        manual={manual}
        onManual={setManual}
        search={search}
      />
      <Live>{search.failed && !manual && <Notice tone="warn">{t('address.failed')}</Notice>}</Live>
    </>
  );
}
