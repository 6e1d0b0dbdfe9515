import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/focus-ring';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { FieldError, Hint, labelLook } from '../fields/field-frame';

interface Card<V extends string> {
  value: V;
  label: ReactNode;
  detail?: ReactNode;
}

interface RadioCardsProps<V extends string> {
  legend: ReactNode;
  /** The title above already asks the question. */
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  value: V | null;
  cards: readonly Card<V>[];
  onChange: (value: V) => void;
  onBlur?: () => void;
  /** Side by side on wide windows. */
  columns?: number;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export function RadioCards<V extends string>(props: RadioCardsProps<V>): ReactElement {
  const id = useId();
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Group aria-describedby={described || undefined} onBlur={props.onBlur}>
      <Legend>{props.hideLegend ? <VisuallyHidden>{props.legend}</VisuallyHidden> : props.legend}</Legend>
      {props.hint && <Hint id={`${id}-hint`}>{props.hint}</Hint>}
      <Cards $columns={props.columns ?? 1}>
        {props.cards.map((card, index) => (
          <CardLabel key={card.value} $on={card.value === props.value} $wrong={props.error !== undefined}>
            <input
              ref={index === 0 ? props.inputRef : undefined}
              type="radio"
              name={id}
              value={card.value}
              checked={card.value === props.value}
              aria-invalid={props.error ? true : undefined}
              onChange={() => props.onChange(card.value)}
            />
            <Texts>
              <strong>{card.label}</strong>
              {card.detail && <span>{card.detail}</span>}
            </Texts>
          </CardLabel>
        ))}
      </Cards>
      {props.error && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
    </Group>
  );
}

const { colour, space } = tokens;

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  text-align: left;
`;

const Legend = styled.legend`
  ${labelLook}
  padding: 0;
`;

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${space.s};
  ${tokens.wideScreen} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const CardLabel = styled.label<{ $on: boolean; $wrong: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space.s};
  min-height: 56px;
  padding: ${space.m};
  border: 1px solid ${({ $on, $wrong }) => ($on ? colour.blue : $wrong ? colour.danger : colour.edge)};
  border-radius: ${tokens.radius.medium};
  background: ${({ $on }) => ($on ? colour.blueTint : colour.surface)};
  box-shadow: ${({ $on }) => ($on ? `inset 0 0 0 1px ${colour.blue}` : 'none')};
  cursor: pointer;
  transition: background ${tokens.motion};

  &:hover {
    border-color: ${colour.navy};
  }
  &:has(input:focus-visible) {
    ${focusRing}
  }
  > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: ${colour.blue};
    &:focus-visible {
      outline: none;
    }
  }
`;

const Texts = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;

  > strong {
    color: ${colour.navy};
    font-weight: 600;
  }
  > span {
    color: ${colour.muted};
    font-size: ${tokens.font.small};
  }
`;
