import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { Icon, type IconName } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { Notice } from '../../components/notice';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { tokens } from '../../theme/tokens';
import { ConnectionIllustration } from './connection-illustration';
import { QuietUploadNote } from './upload-note';
import { useBankVisit } from './use-bank-visit';
import { useUploadAction } from './use-upload-action';

export function ValueProposition(): ReactElement {
  const { t } = useTranslation('bank');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  const { disconnected } = useBankVisit();
  return (
    <Screen
      title={t('valueProposition.title')}
      lead={t('valueProposition.lead')}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={{
        label: t('valueProposition.connect'),
        onPress: () => void send({ type: 'chooseConnect' }),
        busy,
      }}
      secondary={useUploadAction(t('upload.action'))}
    >
      {disconnected && (
        <Notice tone="ok" title={t('trouble.disconnectedTitle')}>
          <p>{t('trouble.disconnectedBody')}</p>
        </Notice>
      )}
      <ConnectionIllustration />
      <List>
        <Point icon="bolt" title={t('valueProposition.fastTitle')}>
          <p>{t('valueProposition.fastBody')}</p>
        </Point>
        <Point icon="check" title={t('valueProposition.effortlessTitle')}>
          <p>{t('valueProposition.effortlessIntro')}</p>
          <ol>
            <li>{t('valueProposition.effortlessStep1')}</li>
            <li>{t('valueProposition.effortlessStep2')}</li>
            <li>{t('valueProposition.effortlessStep3')}</li>
          </ol>
        </Point>
        <Point icon="lock" title={t('valueProposition.secureTitle')}>
          <p>{t('valueProposition.secureBody')}</p>
        </Point>
      </List>
      <div>
        <Button kind="link" onPress={() => void send({ type: 'learnMore' })} disabled={busy}>
          {t('valueProposition.learnMore')}
        </Button>
      </div>
      <QuietUploadNote />
    </Screen>
  );
}

function Point(props: { icon: IconName; title: string; children: ReactNode }): ReactElement {
  return (
    <li>
      <Badge>
        <Icon name={props.icon} />
      </Badge>
      <div>
        <h2>{props.title}</h2>
        {props.children}
      </div>
    </li>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.l};

  > li {
    display: flex;
    gap: ${tokens.space.m};
  }
  h2 {
    margin-bottom: 2px;
    font-size: ${tokens.font.large};
  }
  ol {
    padding-left: 1.3em;
    list-style: decimal;
  }
`;

const Badge = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${tokens.colour.blueTint};
  color: ${tokens.colour.blue};
`;
