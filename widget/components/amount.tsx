import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';

interface AmountProps {
  /** The amount, formatted for its language. */
  children: ReactNode;
  size?: 'inline' | 'large' | 'display';
}

/** Money in tabular figures without line breaks. */
export function Amount({ children, size = 'inline' }: AmountProps): ReactElement {
  return <Figure $size={size}>{children}</Figure>;
}

const sizes = { inline: 'inherit', large: tokens.font.title, display: tokens.font.display };

const Figure = styled.span<{ $size: keyof typeof sizes }>`
  font-size: ${({ $size }) => sizes[$size]};
  ${({ $size }) => $size !== 'inline' && `color: ${tokens.colour.navy}; font-weight: 600; line-height: 1.15;`}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
