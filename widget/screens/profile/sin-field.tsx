import { formatSin } from '@tamarack/core/validation/sin';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/disclosure';
import { MaskedField } from '../../components/masked-field';
import type { Field } from '../../forms/use-form';

export interface SinFieldProps {
  field: Field<string>;
  /** Of the number that is saved already. */
  lastThree: string | null;
  required: boolean;
}

const hidden = (lastThree: string): string => `••• ••• ${lastThree}`;

/** Grouped as it is typed, masked once left; why it is asked for stands beneath. */
export function SinField({ field, lastThree, required }: SinFieldProps): ReactElement {
  const { t } = useTranslation('profile');
  return (
    <div>
      <MaskedField
        {...field}
        label={t('personal.sin')}
        hint={lastThree === null ? t('personal.sinHint') : t('personal.sinSavedHint')}
        optional={required ? undefined : t('optional')}
        required={required && lastThree === null}
        placeholder="000 000 000"
        inputMode="numeric"
        keep={/\d/}
        max={9}
        format={formatSin}
        hide={(digits) =>
          digits.length === 9 ? hidden(digits.slice(6)) : formatSin(digits).replace(/\d/g, '•')
        }
        saved={lastThree === null ? undefined : hidden(lastThree)}
      />
      <Disclosure summary={t('personal.sinWhy')}>
        <p>{t('personal.sinWhyText')}</p>
        <p>{t('personal.sinSafe')}</p>
      </Disclosure>
    </div>
  );
}
