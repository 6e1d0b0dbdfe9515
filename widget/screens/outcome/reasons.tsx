import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

export function Reasons({ items }: { items: readonly { key: string; text: string }[] }): ReactElement {
  return (
    <List>
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  padding-left: 1.2em;
  list-style: disc;
`;
