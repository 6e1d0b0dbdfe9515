import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { Icon } from './icon';

/** Above the title of a screen that says that something succeeded. */
export function DoneBadge(): ReactElement {
  return (
    <Badge>
      <Icon name="check" size={32} />
    </Badge>
  );
}

const Badge = styled.span`
  display: inline-grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${tokens.colour.okTint};
  color: ${tokens.colour.ok};
`;
