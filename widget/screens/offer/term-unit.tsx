import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { focusRing } from '../../theme/focus-ring';
import { lazyTokens } from '../../theme/lazy-tokens';
import { tokens } from '../../theme/tokens';
import type { Unit } from './term-text';

const units: readonly Unit[] = ['weeks', 'months'];

/** Weeks or months, side by side. */
export function TermUnit(props: { value: Unit; onChange: (unit: Unit) => void }): ReactElement {
  const { t } = useTranslation('offer');
  const name = useId();
  return (
    <Group>
      <legend>{t('displayOptions.unit')}</legend>
      <div>
        {units.map((unit) => (
          <label key={unit}>
            <input
              type="radio"
              name={name}
              checked={unit === props.value}
              onChange={() => props.onChange(unit)}
            />
            <span>{t(`displayOptions.${unit}`)}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const { colour, space, radius } = tokens;

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};

  > legend {
    float: left;
    padding: 0;
    color: ${colour.muted};
  }
  > div {
    display: inline-flex;
    padding: 3px;
    border-radius: ${radius.small};
    background: ${colour.sunken};
    box-shadow: inset 0 0 0 1px ${colour.line};
  }
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    min-width: 96px;
    min-height: 44px;
    padding: 0 ${space.m};
    border-radius: 6px;
    color: ${colour.muted};
    font-weight: 600;
  }
  input:checked + span {
    background: ${colour.surface};
    box-shadow: ${lazyTokens.shadow.card};
    color: ${colour.blue};
  }
  @media (forced-colors: active) {
    input:checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  input:focus-visible + span {
    ${focusRing}
  }
`;
