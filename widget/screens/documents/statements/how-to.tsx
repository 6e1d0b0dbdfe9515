import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclosure } from '../../../components/layout/disclosure';
import { tokens } from '../../../theme/tokens';

const steps = [1, 2, 3, 4] as const;

/** Where to find statements. */
export function HowTo(): ReactElement {
  const { t } = useTranslation('documents');
  return (
    <Disclosure summary={t('statements.howTitle')}>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{t(`statements.how${step}`)}</li>
        ))}
      </Steps>
    </Disclosure>
  );
}

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  padding-left: 20px;
  list-style: decimal;
`;
