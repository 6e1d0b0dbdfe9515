import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { Card } from '../../components/layout/card';
import { tokens } from '../../theme/tokens';

/** Explains an invoice link to new and to returning customers. */
export function TwoWays(props: { onHaveAccount: () => void; busy: boolean }): ReactElement {
  const { t } = useTranslation('start');
  return (
    <Ways>
      <Card>
        <h2>{t('twoWays.newTitle')}</h2>
        <p>{t('twoWays.newText')}</p>
      </Card>
      <Card>
        <h2>{t('twoWays.returningTitle')}</h2>
        <p>{t('twoWays.returningText')}</p>
        <Button kind="link" onPress={props.onHaveAccount} disabled={props.busy}>
          {t('welcome.haveAccount')}
        </Button>
      </Card>
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  ${tokens.wideScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
