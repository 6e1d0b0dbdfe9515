import type { ReactElement } from 'react';
import styled, { keyframes } from 'styled-components';
import { tokens } from '../theme/tokens';

interface SpinnerProps {
  /** Announced and shown below; omit it if another element already announces that it is busy. */
  label?: string;
  size?: number;
}

export function Spinner({ label, size = 40 }: SpinnerProps): ReactElement {
  if (label === undefined) return <Ring aria-hidden="true" $size={size} />;
  return (
    <Box role="status">
      <Ring aria-hidden="true" $size={size} />
      <span>{label}</span>
    </Box>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 3px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  /* which close the ring: nobody would see it turn */
  @media (forced-colors: active) {
    border-right-color: Canvas;
  }
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space.m};
  padding: ${tokens.space.xl};
  color: ${tokens.colour.blue};
  text-align: center;
  text-wrap: balance;

  > span:last-child {
    color: ${tokens.colour.muted};
  }
`;
