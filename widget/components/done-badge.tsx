import type { ReactElement } from 'react';
import styled, { keyframes } from 'styled-components';
import { tokens } from '../theme/tokens';
import { Icon } from './icon';

/** Badge above the title of a success screen. */
export function DoneBadge(): ReactElement {
  return (
    <Badge>
      <Icon name="check" size={32} />
    </Badge>
  );
}

const grow = keyframes`from { transform: scale(0.6); opacity: 0; }`;
const draw = keyframes`from { stroke-dashoffset: 20; }`;

/** The circle appears, then the tick is drawn. */
const Badge = styled.span`
  display: inline-grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${tokens.colour.okTint};
  color: ${tokens.colour.ok};
  @media (prefers-reduced-motion: no-preference) {
    animation: ${grow} 240ms ease-out;

    path {
      stroke-dasharray: 20;
      animation: ${draw} 320ms 160ms ease-out backwards;
    }
  }
`;
