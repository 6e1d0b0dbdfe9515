import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

const { colour, font, space } = tokens;

/** A summary of entered data as names (`dt`) and values (`dd`). */
export const Details = styled.dl`
  display: grid;
  /* leaves room for the amount beside a long name on the narrowest phone */
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  gap: ${space.xs} ${space.m};
  padding: ${space.m};
  border-radius: ${tokens.radius.medium};
  background: ${colour.sunken};

  dt {
    color: ${colour.muted};
    font-size: ${font.small};
    /* that of the value beside it */
    line-height: calc(24 / 14);
  }
  dd {
    color: ${colour.navy};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

interface DetailListProps {
  rows: readonly (readonly [label: string, value: string])[];
}

/** A summary of entered data, a row for each name. */
export const DetailList = ({ rows }: DetailListProps): ReactElement => (
  <DetailRows>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </DetailRows>
);

/** Like `Details`, with each name (`dt`) and value (`dd`) in a `div`: on one line, or the value below if both do not fit. */
const DetailRows = styled(Details)`
  grid-template-columns: minmax(0, 1fr);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.m};
  }
  dd {
    margin-left: auto;
    text-align: right;
  }
`;
