import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { Icon } from './icon';

interface ContactProps {
  readonly email: string;
  readonly phone: string;
  /** Under centred text. */
  readonly centred?: boolean;
}

/** Support email and phone number as links. */
export function Contact({ email, phone, centred = false }: ContactProps): ReactElement {
  return (
    <List $centred={centred}>
      <li>
        <Icon name="mail" size={20} />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        <Icon name="phone" size={20} />
        <a className="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      </li>
    </List>
  );
}

const List = styled.ul<{ $centred: boolean }>`
  display: flex;
  flex-wrap: wrap;
  ${({ $centred }) => $centred && 'justify-content: center;'}
  gap: 0 ${tokens.space.l};
  margin-top: ${tokens.space.xs};

  > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
    color: ${tokens.colour.muted};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
  .phone {
    white-space: nowrap;
  }
`;
