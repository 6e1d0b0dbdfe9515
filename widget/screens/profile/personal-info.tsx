import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/choices/checkbox';
import { DateField } from '../../components/fields/date-field';
import { FieldPair } from '../../components/fields/field-pair';
import { TextField } from '../../components/fields/text-field';
import { Disclosure } from '../../components/layout/disclosure';
import { Screen } from '../../components/layout/screen';
import { useLanguage } from '../../i18n/use-language';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { AddressSection } from './address-section';
import { buildDateFormat } from './build-date-format';
import { EsignText } from './esign-text';
import { usePersonalForm } from './personal-form';
import { SinField } from './sin-field';

export function PersonalInfo(): ReactElement {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { contact, draft, settings } = useView();
  const send = useSend();
  const busy = usePending();
  const form = usePersonalForm();
  const terms = form.field('terms');
  return (
    <Screen
      title={t('personal.title')}
      lead={t('personal.lead')}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={{ label: common('buttons.next'), busy }}
      onSubmit={() => void form.submit()}
    >
      <FieldPair>
        <TextField {...form.field('first')} label={t('personal.first')} autoComplete="given-name" required />
        <TextField {...form.field('last')} label={t('personal.last')} autoComplete="family-name" required />
      </FieldPair>
      <DateField
        {...form.field('dob')}
        label={t('personal.dob')}
        hint={t('personal.dobHint')}
        placeholder={t('personal.dobPlaceholder')}
        autoComplete="bday"
        required
        writing={buildDateFormat(language)}
        inWords={(date) => formatDate(date, language)}
      />
      <TextField
        label={t('personal.email')}
        hint={t('personal.emailHint')}
        value={contact.email ?? ''}
        readOnly
        onChange={() => {}}
        aside={
          <Button kind="link" onPress={() => void send({ type: 'changeEmail' })} disabled={busy}>
            {common('buttons.change')}
          </Button>
        }
      />
      <SinField
        field={form.field('sin')}
        lastThree={draft.personal?.sinLastThree ?? null}
        required={settings.sinRequired}
      />
      <AddressSection legend={t('personal.address')} form={form} />
      <div>
        <Disclosure summary={t('esign.summary')}>
          <EsignText />
        </Disclosure>
        <Checkbox
          label={t('personal.terms', { provider: brand.provider })}
          checked={terms.value}
          onChange={terms.onChange}
          error={terms.error}
          inputRef={terms.inputRef}
          required
        />
      </div>
    </Screen>
  );
}
