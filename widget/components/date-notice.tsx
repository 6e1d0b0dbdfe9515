import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';

interface DateNoticeProps {
  /** "Feb". */
  month: string;
  day: number;
  /** The sentence with the date in words, which screen readers get. */
  children: ReactNode;
}

/** A date to remember: a sheet of a calendar, and what happens on it. */
export function DateNotice({ month, day, children }: DateNoticeProps): ReactElement {
  return (
    <Box>
      <Sheet aria-hidden="true">
        <span>{month}</span>
        <strong>{day}</strong>
      </Sheet>
      <div>{children}</div>
    </Box>
  );
}

const { colour, font, radius, space } = tokens;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: ${space.m};
  border: 1px solid ${colour.blueEdge};
  border-radius: ${radius.medium};
  background: ${colour.blueTint};
  color: ${colour.ink};
  text-align: left;

  > div:last-child {
    min-width: 0;
  }
`;

const Sheet = styled.div`
  flex: none;
  width: 56px;
  overflow: hidden;
  border: 1px solid ${colour.edge};
  border-radius: ${radius.small};
  background: ${colour.surface};
  line-height: 1.3;
  text-align: center;

  > span {
    display: block;
    padding: 2px 0;
    background: ${colour.main};
    color: ${colour.onMain};
    font-size: 12px;
    font-weight: 600;
    text-transform: uppercase;
  }
  > strong {
    display: block;
    padding: 4px 0;
    color: ${colour.navy};
    font-size: ${font.title};
    font-weight: 600;
  }
`;
