import type { ReactElement } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from '../../components/icon';
import { systemColours } from '../../theme/system-colours';
import { tokens } from '../../theme/tokens';

/** A field of the bank's page with typed dots. */
const fields = [
  { top: 55, dots: [24, 32, 40, 48, 56, 64] },
  { top: 80, dots: [24, 32, 40, 48, 56, 64, 72, 80] },
] as const;
/** Transactions: the width of an amount, and whether it is money in. */
const transactions = [
  { width: 30, isIn: true },
  { width: 22, isIn: false },
  { width: 18, isIn: false },
  { width: 34, isIn: true },
] as const;
/** Distance between the dots that go from the bank to the list. */
const STEP = 23;

/** The login stays at the bank on the left; transactions go one way, to the list on the right. */
export function ConnectionIllustration(): ReactElement {
  return (
    <Svg viewBox="0 0 320 118" aria-hidden="true" focusable="false">
      <path d="M113 59h94" stroke={colour.line} strokeWidth="2" />
      <Flow fill={colour.blue}>
        {[0, 1, 2, 3, 4].map((at) => (
          <circle key={at} cx={107 + at * STEP} cy="59" r="4" />
        ))}
      </Flow>
      <g fill={colour.surface} stroke={colour.edge}>
        <rect x="1" y="1" width="112" height="108" rx="12" />
        <rect x="207" y="1" width="112" height="108" rx="12" />
      </g>
      <g color={colour.blue} transform="translate(40 12)">
        <Icon name="bank" size={34} />
      </g>
      {fields.map(({ top, dots }) => (
        <g key={top} fill={colour.muted}>
          <rect x="15" y={top} width="84" height="18" rx="5" fill={colour.sunken} stroke={colour.line} />
          {dots.map((x) => (
            <circle key={x} cx={x} cy={top + 9} r="2.2" />
          ))}
        </g>
      ))}
      <g color={colour.ok} transform="translate(88 90)">
        <circle cx="14" cy="14" r="13" fill={colour.okTint} stroke={colour.okEdge} />
        <g transform="translate(6 6)">
          <Icon name="lock" size={16} />
        </g>
      </g>
      {transactions.map(({ width, isIn }, at) => (
        <g key={width} transform={`translate(0 ${22 + at * 22})`}>
          <circle cx="224" r="5" fill={colour.blueTint} stroke={colour.blueEdge} />
          <rect x="236" y="-3" width="30" height="6" rx="3" fill={colour.line} />
          <rect
            x={305 - width}
            y="-3"
            width={width}
            height="6"
            rx="3"
            fill={isIn ? colour.ok : colour.edge}
          />
        </g>
      ))}
    </Svg>
  );
}

const { colour } = tokens;

const Svg = styled.svg`
  width: 100%;
  max-width: 400px;
  height: auto;
  ${systemColours}
`;

const flow = keyframes`to { transform: translateX(${STEP}px); }`;

/** Its ends are behind the cards. */
const Flow = styled.g`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${flow} 1.2s linear infinite;
  }
`;
