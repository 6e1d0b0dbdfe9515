import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

export interface ProgressBarProps {
  /** Said to screen readers: "Sending march.pdf". */
  label: string;
  /** 0 to 1. */
  value: number;
}

/** How far something is; its figure is for screen readers, put one beside it for the eye. */
export function ProgressBar({ label, value }: ProgressBarProps): ReactElement {
  const percent = Math.floor(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ transform: `scaleX(${percent / 100})` }} />
    </Track>
  );
}

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: ${tokens.colour.line};

  > i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: ${tokens.colour.blue};
    transform-origin: left;
    transition: transform 120ms linear;
  }
`;
