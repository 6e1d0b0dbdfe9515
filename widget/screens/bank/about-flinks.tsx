import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon, type IconName } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { tokens } from '../../theme/tokens';
import { QuietUploadNote } from './upload-note';
import { useUploadAction } from './use-upload-action';

const points: readonly { readonly icon: IconName; readonly key: 'private' | 'control' }[] = [
  { icon: 'shield', key: 'private' },
  { icon: 'person', key: 'control' },
];

export function AboutFlinks(): ReactElement {
  const { t } = useTranslation('bank');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  return (
    <Screen
      art={<Icon name="bank" size={40} />}
      title={t('aboutFlinks.title')}
      lead={t('aboutFlinks.lead')}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={{ label: t('aboutFlinks.connect'), onPress: () => void send({ type: 'chooseConnect' }), busy }}
      secondary={useUploadAction(t('upload.action'))}
    >
      <Points>
        {points.map(({ icon, key }) => (
          <li key={key}>
            <Icon name={icon} />
            <div>
              <h2>{t(`aboutFlinks.${key}Title`)}</h2>
              <p>{t(`aboutFlinks.${key}Body`)}</p>
            </div>
          </li>
        ))}
      </Points>
      <QuietUploadNote />
    </Screen>
  );
}

const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};

  > li {
    display: flex;
    gap: ${tokens.space.m};
    padding: ${tokens.space.m};
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.medium};
  }
  svg {
    color: ${tokens.colour.blue};
  }
  h2 {
    margin-bottom: 2px;
    font-size: ${tokens.font.large};
  }
`;
