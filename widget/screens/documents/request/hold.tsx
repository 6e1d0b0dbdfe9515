import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Notice } from '../../../components/notice';
import { tokens } from '../../../theme/tokens';
import type { Answer } from './use-answer';

/** Why the answer was not sent. Takes the focus when it comes up, and goes when its reason does. */
export function Hold({ obstacle }: Pick<Answer, 'obstacle'>): ReactElement | null {
  const { t } = useTranslation('documents');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (obstacle === null) return null;
  return (
    <Focusable ref={box} tabIndex={-1}>
      <Notice tone="warn" title={t(`request.${obstacle}Title`)}>
        <p>{t(`request.${obstacle}`)}</p>
      </Notice>
    </Focusable>
  );
}

const Focusable = styled.div`
  border-radius: ${tokens.radius.medium};
  scroll-margin: 88px 0 140px;
  &:focus {
    outline: none;
  }
`;
