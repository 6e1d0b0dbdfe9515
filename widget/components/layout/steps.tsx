import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { Icon, type IconName } from '../icon';

interface StepItem {
  key: string;
  title: ReactNode;
  text?: ReactNode;
  /** Replaces the number. */
  icon?: IconName;
  state?: 'done' | 'current' | 'ahead';
}

interface StepsProps {
  items: readonly StepItem[];
  /** Screen reader text for an item whose state is `done` or `current`. */
  stateText?: { done: string; current: string };
}

/** An ordered list of steps with numbers, icons or progress. */
export function Steps({ items, stateText }: StepsProps): ReactElement {
  return (
    <List>
      {items.map((item, index) => (
        <Item key={item.key} aria-current={item.state === 'current' ? 'step' : undefined}>
          <Mark $state={item.state} aria-hidden="true">
            {item.state === 'done' ? (
              <Icon name="check" size={20} />
            ) : item.icon ? (
              <Icon name={item.icon} size={22} />
            ) : (
              index + 1
            )}
          </Mark>
          <Texts>
            <strong>{item.title}</strong>
            {stateText && item.state && item.state !== 'ahead' && (
              <VisuallyHidden>{stateText[item.state]}</VisuallyHidden>
            )}
            {item.text && <span>{item.text}</span>}
          </Texts>
        </Item>
      ))}
    </List>
  );
}

const { colour, space } = tokens;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  text-align: left;
  /* balanced lines would end anywhere beside the marks */
  text-wrap: pretty;
`;

const Item = styled.li`
  display: flex;
  gap: ${space.m};
  position: relative;

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 44px;
    bottom: -20px;
    left: 19px;
    width: 2px;
    background: ${colour.line};
  }
`;

const Mark = styled.span<{ $state: StepItem['state'] }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${({ $state }) =>
    $state === 'done' ? colour.okTint : $state === 'ahead' ? colour.sunken : colour.blueTint};
  color: ${({ $state }) => ($state === 'done' ? colour.ok : $state === 'ahead' ? colour.muted : colour.blue)};
  ${({ $state }) => $state === 'current' && `border: 2px solid ${colour.blue};`}
  font-weight: 600;
`;

const Texts = styled.div`
  display: flex;
  flex-direction: column;
  /* a single line, beside the middle of its mark */
  justify-content: center;
  min-width: 0;
  padding-top: 2px;
  /* addresses of emails */
  overflow-wrap: anywhere;

  > strong {
    color: ${colour.navy};
    font-weight: 600;
  }
  > span {
    color: ${colour.muted};
  }
`;
