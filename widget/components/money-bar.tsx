import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { lazyTokens } from '../theme/lazy-tokens';
import { tokens } from '../theme/tokens';

export interface MoneyPart {
  key: string;
  label: string;
  /** Formatted amount. */
  text: string;
  /** Size in any unit that all parts share. */
  size: number;
  /** `open` is not available yet, and the last part. */
  tone: 'blue' | 'navy' | 'pale' | 'open';
}

interface MoneyBarProps {
  parts: readonly MoneyPart[];
  /** The whole, when it exceeds the sum of the parts. */
  whole?: number;
}

/** Shares of a whole as a bar, with a list below for reading and for screen readers. */
export function MoneyBar({ parts, whole }: MoneyBarProps): ReactElement {
  const sum = parts.reduce((total, part) => total + Math.max(0, part.size), 0);
  const all = Math.max(whole ?? sum, sum, 1);
  return (
    <div>
      <Bar aria-hidden="true">
        {parts.map(
          ({ key, tone, size }) =>
            size > 0 && <Share key={key} $tone={tone} style={{ width: `${(size / all) * 100}%` }} />,
        )}
      </Bar>
      <List>
        {parts.map((part) => (
          <li key={part.key}>
            <Dot $tone={part.tone} aria-hidden="true" />
            <span>{part.label}</span>
            <strong>{part.text}</strong>
          </li>
        ))}
      </List>
    </div>
  );
}

const { colour, space } = tokens;
const tones = { blue: colour.blue, navy: colour.navy, pale: lazyTokens.bluePale, open: colour.surface };
const edge = ({ $tone }: { $tone: MoneyPart['tone'] }): string | false =>
  $tone === 'open' && `border: 1px dashed ${colour.edge};`;

/** Forced colours keep those of the parts, on a background that may be any. */
const outlined = css`
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: 1px;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 16px;
  overflow: hidden;
  border-radius: 999px;
  background: ${colour.line};
  ${outlined}
`;

const Share = styled.div<{ $tone: MoneyPart['tone'] }>`
  flex: 0 1 auto;
  forced-color-adjust: none;
  background: ${({ $tone }) => tones[$tone]};
  ${edge}
  /* as the bar's end, which would cut its dashes */
  ${({ $tone }) => $tone === 'open' && 'border-radius: 0 999px 999px 0;'}
  transition: width ${tokens.motion};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  margin-top: ${space.m};

  > li {
    display: flex;
    align-items: baseline;
    gap: ${space.xs};
  }
  span:nth-child(2) {
    flex: 1 1 auto;
    color: ${colour.muted};
  }
  strong {
    color: ${colour.navy};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
`;

const Dot = styled.span<{ $tone: MoneyPart['tone'] }>`
  flex: none;
  forced-color-adjust: none;
  align-self: flex-start;
  /* in the middle of the first line */
  margin-top: 6px;
  width: 12px;
  height: 12px;
  border-radius: 4px;
  background: ${({ $tone }) => tones[$tone]};
  ${edge}
  ${outlined}
`;
