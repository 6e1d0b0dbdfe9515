import type { ChequeAccountInput } from '@tamarack/core/validation/inputs';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { systemColours } from '../../../theme/system-colours';
import { tokens } from '../../../theme/tokens';

type Part = keyof ChequeAccountInput;

interface ChequeIllustrationProps {
  /** Text alternative of the illustration. */
  alt: string;
  /** Written across the cheque. */
  mark: string;
  /** Short names below the numbers. */
  names: Readonly<Record<Part, string>>;
}

/** Position of each number: left edge and width of its box, in the illustration's units. */
const places = {
  transit: { x: 74, width: 62, digits: '12345' },
  institution: { x: 153, width: 46, digits: '003' },
  account: { x: 216, width: 84, digits: '1234567' },
} as const;
const parts = ['transit', 'institution', 'account'] as const;
/** Symbols that a cheque prints between its numbers. */
const signs = [12, 50, 63, 140, 204, 304];

/**
 * Illustration of a void cheque with the numbers at its foot, in the order of the form. The frame's script marks the
 * number being typed with `data-active`.
 */
export function ChequeIllustration({ alt, mark, names }: ChequeIllustrationProps): ReactElement {
  return (
    <Svg viewBox="0 0 320 158" role="img" aria-label={alt}>
      <rect x="1" y="1" width="318" height="156" rx="8" fill={colour.surface} stroke={colour.edge} />
      <g fill={colour.line}>
        <rect x="16" y="16" width="84" height="7" rx="3.5" />
        <rect x="16" y="29" width="56" height="7" rx="3.5" />
        <rect x="232" y="16" width="72" height="7" rx="3.5" />
        <rect x="16" y="60" width="204" height="1.5" />
        <rect x="234" y="48" width="70" height="15" rx="3" />
        <rect x="16" y="82" width="120" height="1.5" />
        <rect x="200" y="82" width="104" height="1.5" />
      </g>
      <text
        x="160"
        y="67"
        textAnchor="middle"
        transform="rotate(-8 160 60)"
        fontSize="34"
        fontWeight="700"
        letterSpacing="5"
        fill={colour.danger}
        opacity="0.7"
      >
        {mark}
      </text>
      <g fill={colour.muted}>
        {signs.map((x) => (
          <path key={x} d={`M${x} 109h2v13h-2zM${x + 4} 109h3v5h-3zM${x + 4} 117h3v5h-3z`} />
        ))}
      </g>
      <text x="34" y="121" textAnchor="middle" fontSize="13" fill={colour.muted}>
        001
      </text>
      {parts.map((part) => (
        <NumberPart key={part} part={part} name={names[part]} />
      ))}
    </Svg>
  );
}

function NumberPart({ part, name }: { part: Part; name: string }): ReactElement {
  const { x, width, digits } = places[part];
  const middle = x + width / 2;
  return (
    <Group data-part={part}>
      <rect x={x} y="102" width={width} height="27" rx="5" />
      <Digits x={middle} y="121" textAnchor="middle">
        {digits}
      </Digits>
      <text x={middle} y="145" textAnchor="middle" fontSize="12">
        {name}
      </text>
    </Group>
  );
}

const { colour } = tokens;

const Svg = styled.svg`
  width: 100%;
  max-width: 440px;
  height: auto;
  margin: 0 auto;
  ${systemColours}
`;

const Group = styled.g`
  fill: ${colour.navy};
  font-weight: 600;

  rect {
    fill: ${colour.blueTint};
    stroke: ${colour.blue};
  }
  &[data-active] {
    fill: ${colour.blue};
    font-weight: 600;

    rect {
      fill: ${colour.blue};
      stroke-width: 2;
    }
  }
`;

const Digits = styled.text`
  font: 600 16px ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;

  [data-active] > & {
    fill: ${colour.surface};
    @media (forced-colors: active) {
      fill: HighlightText;
    }
  }
`;
