import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

interface ProgressBarProps {
  /** Accessible name: "Sending march.pdf". */
  label: string;
  value: number;
}

/** A progress bar. Its value is for screen readers only; show the figure beside it. */
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
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    > i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
