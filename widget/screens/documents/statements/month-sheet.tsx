import type { ReactElement } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { systemColours } from '../../../theme/system-colours';
import { tokens } from '../../../theme/tokens';
import type { MonthState } from './coverage';

/** The statement of a month: expected, being read, received, or not needed. */
export function MonthSheet({ state, isReading }: { state: MonthState; isReading: boolean }): ReactElement {
  return (
    <Svg viewBox="0 0 28 34" aria-hidden="true" focusable="false" data-state={state} $state={state}>
      <path d="M5 1h12l9 9v20a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z" />
      <path d="M17 1v6a3 3 0 0 0 3 3h6" />
      {state === 'covered' ? (
        <Tick d="M8 21l4 4 8-9" />
      ) : (
        <Lines d="M8 16h12M8 21h12M8 26h7" $isReading={isReading && state !== 'spare'} />
      )}
    </Svg>
  );
}

const { colour } = tokens;

const strokes = {
  covered: colour.ok,
  missing: colour.edge,
  either: colour.edge,
  spare: colour.line,
} as const satisfies Record<MonthState, string>;

const Svg = styled.svg<{ $state: MonthState }>`
  width: 28px;
  height: 34px;
  fill: ${({ $state }) => ($state === 'covered' ? colour.okTint : colour.surface)};
  stroke: ${({ $state }) => strokes[$state]};
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${systemColours}
  ${({ $state }) => $state === 'either' && '> path:first-child { stroke-dasharray: 3 3; }'}
`;

const draw = keyframes`from { stroke-dashoffset: 18; }`;

const Tick = styled.path`
  fill: none;
  stroke-width: 2.5px;
  stroke-dasharray: 18;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${draw} 320ms ease-out;
  }
`;

const read = keyframes`50% { stroke: ${colour.blue}; }`;

const Lines = styled.path<{ $isReading: boolean }>`
  stroke: ${colour.line};
  ${({ $isReading }) =>
    $isReading &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${read} 1.4s ease-in-out infinite;
      }
      @media (prefers-reduced-motion: reduce) {
        stroke: ${colour.blue};
      }
    `}
`;
