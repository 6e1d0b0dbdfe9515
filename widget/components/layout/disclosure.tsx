import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Icon } from '../icon';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
}

/** Text that is collapsed until it is opened. */
export function Disclosure({ summary, children, onToggle }: DisclosureProps): ReactElement {
  return (
    <Details onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>
        <Icon name="chevronDown" size={18} />
        <span>{summary}</span>
      </summary>
      <Text>{children}</Text>
    </Details>
  );
}

const { colour, space } = tokens;

const Details = styled.details`
  text-align: left;

  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
    min-height: 44px;
    border-radius: ${tokens.radius.small};
    color: ${colour.blue};
    font-weight: 500;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    transition: transform ${tokens.motion};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${tokens.radius.medium};
  background: ${colour.sunken};
  font-size: ${tokens.font.small};

  h2 {
    font-size: ${tokens.font.body};
  }
`;
