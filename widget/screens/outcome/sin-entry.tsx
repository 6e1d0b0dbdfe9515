import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatSin, validateSin } from '@tamarack/core/validation/sin';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../components/card';
import { MaskedField } from '../../components/masked-field';
import { Screen } from '../../components/screen';
import { useForm } from '../../forms/use-form';
import { useLanguage } from '../../i18n/use-language';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { tokens } from '../../theme/tokens';

export function SinEntry(): ReactElement {
  const { t } = useTranslation('outcome');
  const language = useLanguage();
  const { personal } = useView().draft;
  const send = useSend();
  const busy = usePending('saveSin');
  const form = useForm({
    name: 'sinEntry',
    initial: { sin: '' },
    order: ['sin'],
    validate: ({ sin }) => ({ sin: validateSin(sin) }),
    save: ({ sin }) => send({ type: 'saveSin', sin }),
  });
  return (
    <Screen
      title={t('sinEntry.title')}
      lead={t('sinEntry.message')}
      primary={{ label: t('sinEntry.next'), busy }}
      onSubmit={() => void form.submit()}
    >
      <MaskedField
        {...form.field('sin')}
        label={t('sinEntry.label')}
        hint={t('sinEntry.purpose')}
        placeholder="000 000 000"
        inputMode="numeric"
        required
        keep={/\d/}
        max={9}
        format={formatSin}
        hide={(digits) =>
          digits.length === 9 ? `••• ••• ${digits.slice(6)}` : formatSin(digits).replace(/\d/g, '•')
        }
      />
      {personal && (
        <Card>
          <h2>{t('sinEntry.confirmTitle')}</h2>
          <Facts>
            <dt>{t('sinEntry.name')}</dt>
            <dd>{`${personal.first} ${personal.last}`}</dd>
            <dt>{t('sinEntry.dob')}</dt>
            <dd>{formatDate(personal.dob, language)}</dd>
            <dt>{t('sinEntry.address')}</dt>
            <dd>{`${personal.street}, ${personal.city} ${personal.province} ${personal.postal}`}</dd>
          </Facts>
        </Card>
      )}
    </Screen>
  );
}

const Facts = styled.dl`
  dt {
    color: ${tokens.colour.muted};
    font-size: ${tokens.font.small};
  }
  dd + dt {
    margin-top: ${tokens.space.xs};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
