import { entityTypes } from '@tamarack/core/validation/business/entity-types';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/choices/checkbox';
import { Select } from '../../components/choices/select';
import { DurationField } from '../../components/fields/duration-field';
import { TextField } from '../../components/fields/text-field';
import { Screen } from '../../components/layout/screen';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { AddressSection } from './address-section';
import { useBusinessForm } from './business-form';
import { BusinessNameField } from './business-name-field';
import { IndustryField } from './industry-field';

export function BusinessInfo(): ReactElement {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  const form = useBusinessForm();
  /** Id of the business whose registered office was filled in: its fields are shown, not the search. */
  const [office, setOffice] = useState('');
  const { sameName, sameAddress, registrationNumber } = form.values;
  return (
    <Screen
      title={t('business.title')}
      lead={t('business.lead')}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={{ label: common('buttons.next'), busy }}
      onSubmit={() => void form.submit()}
    >
      <div>
        <BusinessNameField form={form} onOffice={setOffice} />
        <Checkbox
          label={t('business.sameName')}
          checked={sameName}
          onChange={(on) => form.set({ sameName: on })}
        />
      </div>
      {!sameName && (
        <TextField
          {...form.field('businessAs')}
          label={t('business.businessAs')}
          hint={t('business.businessAsHint')}
          required
        />
      )}
      {registrationNumber !== null && (
        <TextField
          {...form.field('registrationNumber')}
          value={registrationNumber}
          label={t('business.registrationNumber')}
          optional={t('optional')}
        />
      )}
      <Select
        {...form.field('entity')}
        label={t('business.entity')}
        placeholder={t('choose')}
        required
        choices={entityTypes.map(({ code }) => ({ value: code, label: t(`business.entities.${code}`) }))}
      />
      <IndustryField field={form.field('industry')} />
      <DurationField
        {...form.field('timeInBusiness')}
        label={t('business.time')}
        yearsLabel={t('business.years')}
        monthsLabel={t('business.months')}
      />
      <div>
        <Checkbox
          label={t('business.sameAddress')}
          checked={sameAddress}
          onChange={(on) => form.set({ sameAddress: on })}
        />
      </div>
      {!sameAddress && <AddressSection key={office} legend={t('business.address')} form={form} />}
    </Screen>
  );
}
