import type { ScoringStage } from '@tamarack/core/flow/facts';
import type { ReactElement } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { systemColours } from '../../theme/system-colours';
import { tokens } from '../../theme/tokens';

/** Heights of six months of sales. */
const months = [34, 48, 42, 60, 54, 70] as const;
const FLOOR = 94;
const STEP = 48;

/** Shows the stage: months of sales arrive, each is reviewed, and they result in an amount. */
export function ScoringIllustration({ stage }: { stage: ScoringStage }): ReactElement {
  return (
    <Svg viewBox="0 0 320 104" aria-hidden="true" focusable="false" data-stage={stage}>
      {months.map((height, at) => (
        <Bar
          key={height}
          x={26 + at * STEP}
          y={FLOOR - height}
          width="28"
          height={height}
          rx="4"
          $arrives={stage === 'preparing'}
          $at={at}
        />
      ))}
      <path d={`M12 ${FLOOR}h296`} stroke={colour.edge} strokeWidth="2" strokeLinecap="round" />
      {stage === 'reviewing' && <Glass x="18" y="14" width="44" height="88" rx="10" />}
      {stage === 'calculating' && <Level d="M12 46h296" />}
    </Svg>
  );
}

const { colour } = tokens;

const Svg = styled.svg`
  width: 100%;
  max-width: 360px;
  height: auto;
  margin: 0 auto;
  ${systemColours}
`;

const arrive = keyframes`
  0%, 8% { transform: scaleY(0.12); fill: ${colour.blueEdge}; }
  28%, 88% { transform: none; fill: ${colour.blue}; }
  100% { transform: scaleY(0.12); fill: ${colour.blueEdge}; }
`;

const Bar = styled.rect<{ $arrives: boolean; $at: number }>`
  fill: ${colour.blue};
  transform-box: fill-box;
  transform-origin: bottom;
  ${({ $arrives, $at }) =>
    $arrives &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${arrive} 4.8s ${$at * 0.3}s ease-in-out infinite both;
      }
      @media (prefers-reduced-motion: reduce) {
        fill: ${$at < 3 ? colour.blue : colour.blueEdge};
      }
    `}
`;

const pass = keyframes`to { transform: translateX(${(months.length - 1) * STEP}px); }`;

/** Rests on each month. */
const Glass = styled.rect`
  fill: ${colour.surface};
  fill-opacity: 0.35;
  stroke: ${colour.navy};
  stroke-width: 2.5px;
  transform: translateX(${3 * STEP}px);
  @media (prefers-reduced-motion: no-preference) {
    transform: none;
    animation: ${pass} 4.8s steps(${months.length}, jump-none) infinite alternate;
  }
`;

const settle = keyframes`
  from { transform: translateY(40px); }
  60%, to { transform: none; }
`;

const Level = styled.path`
  fill: none;
  stroke: ${colour.ok};
  stroke-width: 3px;
  stroke-dasharray: 8 6;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${settle} 2.4s ease-in-out infinite alternate;
  }
`;
