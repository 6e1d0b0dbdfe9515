import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisteredBusiness } from '../../api/types';
import { Combobox, type ComboboxItem } from '../../components/choices/combobox';
import type { Form } from '../../forms/use-form';
import { useLanguage } from '../../i18n/use-language';
import { useApi } from '../../store/hooks/use-api';
import { addressDraft, isEmpty } from './address-form';
import { type BusinessDraft, toDuration } from './business-form';
import { useDebounced } from './use-debounced';
import { useSuggestions } from './use-suggestions';

/** Minimum length of a search. */
const MIN_SEARCH_LENGTH = 3;

interface NameItem extends ComboboxItem {
  business: RegisteredBusiness;
}

interface BusinessNameFieldProps {
  form: Form<BusinessDraft>;
  /** The registered office of the chosen business was filled in. */
  onOffice: (businessId: string) => void;
}

/** The legal name. Choosing a registered business fills what its registry knows; any other name can be typed. */
export function BusinessNameField({ form, onOffice }: BusinessNameFieldProps): ReactElement {
  const { t } = useTranslation('profile');
  const api = useApi();
  const language = useLanguage();
  const [searching, setSearching] = useState(false);
  const [filled, setFilled] = useState(false);
  const field = form.field('legal');
  const words = useDebounced(field.value.trim(), 300);
  const enough = searching && words.length >= MIN_SEARCH_LENGTH;
  const { items, state } = useSuggestions(
    enough ? JSON.stringify(['businesses', words, language]) : null,
    (from) => from.businesses(words, language),
    toItem,
  );
  /** A late response must not replace newer input. */
  const current = useRef(form.values);
  current.current = form.values;

  const select = ({ business }: NameItem): void => {
    setSearching(false);
    setFilled(true);
    form.set(toDraft(business, form.values));
    api.office(business.id).then(
      (office) => {
        if (current.current.legal !== business.name || !isEmpty(current.current)) return;
        form.set({ sameAddress: false, ...addressDraft(office) });
        onOffice(business.id);
      },
      // the address is looked up or typed
      () => {},
    );
  };
  return (
    <Combobox
      label={t('business.legal')}
      hint={filled && t('business.filled')}
      autoComplete="organization"
      required
      freeText
      text={field.value}
      items={items}
      loading={enough && state === 'loading'}
      countText={(count) => t('business.legalResults', { count })}
      emptyText={null}
      error={field.error}
      inputRef={field.inputRef}
      onType={(text) => {
        setSearching(true);
        setFilled(false);
        field.onChange(text);
      }}
      onSelect={select}
      onBlur={field.onBlur}
    />
  );
}

/** Values of the registry replace the draft's; other values are kept. */
function toDraft(business: RegisteredBusiness, { businessAs }: BusinessDraft): Partial<BusinessDraft> {
  const { name, number, entity, monthsRegistered } = business;
  return {
    legal: name,
    registrationNumber: number,
    ...(entity !== null && { entity }),
    ...(monthsRegistered !== null && { timeInBusiness: toDuration(monthsRegistered) }),
    ...(businessAs === '' && { sameName: true }),
  };
}

function toItem(business: RegisteredBusiness): NameItem {
  const place = [business.city, business.province].filter(Boolean).join(', ');
  return {
    key: business.id,
    label: business.name,
    detail: [place, business.number].filter(Boolean).join(' · '),
    business,
  };
}
