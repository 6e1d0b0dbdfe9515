import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Industry } from '../../api/types';
import { Combobox, type ComboboxItem } from '../../components/choices/combobox';
import type { Field } from '../../forms/use-form';
import { useLanguage } from '../../i18n/use-language';
import { useQuery } from '../../store/hooks/use-query';
import { useDebounced } from './use-debounced';
import { useSuggestions } from './use-suggestions';

/** The industry, found by everyday words: "coffee" finds food services. The value is the industry code. */
export function IndustryField({ field }: { field: Field<string> }): ReactElement {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  /** Null: the text is the label of the chosen code. */
  const [typed, setTyped] = useState<string | null>(null);
  const words = useDebounced((typed ?? '').trim(), 150);
  const { items, state } = useSuggestions(
    `industries:${language}:${words}`,
    (api) => api.industries(words, language),
    toItem,
  );
  const chosen = useChosen(field.value);
  return (
    <Combobox
      label={t('business.industry')}
      hint={t('business.industryHint')}
      placeholder={t('business.industryPlaceholder')}
      required
      text={typed ?? chosen?.label ?? ''}
      items={items}
      loading={typed !== null && state === 'loading'}
      countText={(count) => t('business.industryResults', { count })}
      emptyText={state === 'failed' ? t('business.industryFailed') : t('business.industryNone')}
      error={field.error}
      inputRef={field.inputRef}
      onType={(text) => {
        setTyped(text);
        // Other text is not a choice yet: the earlier choice must not be saved with it.
        if (field.value !== '') field.onChange('');
      }}
      onSelect={({ key }) => {
        field.onChange(key);
        setTyped(null);
      }}
      onBlur={field.onBlur}
    />
  );
}

/** The chosen industry in the current language, found by its code. */
function useChosen(code: string): Industry | null {
  const language = useLanguage();
  const { data } = useQuery(code === '' ? null : `industry:${language}:${code}`, (api) =>
    api.industries(code, language),
  );
  return data?.find((industry) => industry.code === code) ?? null;
}

function toItem({ code, label, industry }: Industry): ComboboxItem {
  return { key: code, label, ...(industry === label ? {} : { detail: industry }) };
}
