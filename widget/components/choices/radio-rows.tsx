import { type ReactElement, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/focus-ring';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';

interface Row {
  value: string;
  label: ReactNode;
  /** On the right, for comparing the rows. */
  figure: ReactNode;
  /** Beneath the figure. */
  note: ReactNode;
}

interface RadioRowsProps {
  /** For screen readers: the title above asks the question. */
  legend: ReactNode;
  value: string;
  rows: readonly Row[];
  onChange: (value: string) => void;
}

/** One choice among compact rows, whose name is label, figure and note. */
export function RadioRows({ legend, value, rows, onChange }: RadioRowsProps): ReactElement {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {rows.map((row) => (
        <label key={row.value}>
          <input
            type="radio"
            name={name}
            value={row.value}
            checked={row.value === value}
            onChange={() => onChange(row.value)}
          />
          <strong>{row.label}</strong>{' '}
          <Figure>
            <strong>{row.figure}</strong> <span>{row.note}</span>
          </Figure>
        </label>
      ))}
    </Group>
  );
}

const { colour, space, radius } = tokens;

const Group = styled.fieldset`
  position: relative;
  border: 1px solid ${colour.edge};
  border-radius: ${radius.medium};
  background: ${colour.surface};
  text-align: left;

  > label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xxs} ${space.xs};
    position: relative;
    min-height: 56px;
    padding: ${space.xs} ${space.m} ${space.xs} ${space.s};
    cursor: pointer;
  }
  > label:not(:last-child) {
    border-bottom: 1px solid ${colour.line};
  }
  > label:first-of-type {
    border-radius: 11px 11px 0 0;
  }
  > label:last-child {
    border-radius: 0 0 11px 11px;
  }
  > label:hover {
    background: ${colour.sunken};
  }
  > label:has(input:checked) {
    background: ${colour.blueTint};
    box-shadow: inset 4px 0 0 ${colour.blue};
  }
  > label:has(input:focus-visible) {
    ${focusRing}
    z-index: 1;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${colour.blue};
    &:focus-visible {
      outline: none;
    }
  }
  strong {
    color: ${colour.navy};
    font-weight: 600;
  }
`;

/** Beside the label, or below it if the text is large. */
const Figure = styled.span`
  display: flex;
  flex-direction: column;
  margin-left: auto;
  font-variant-numeric: tabular-nums;
  text-align: right;

  > span {
    color: ${colour.muted};
    font-size: ${tokens.font.small};
  }
`;
