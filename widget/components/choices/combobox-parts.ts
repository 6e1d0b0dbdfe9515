import styled from 'styled-components';
import { lazyTokens } from '../../theme/lazy-tokens';
import { tokens } from '../../theme/tokens';
import { controlLook } from '../fields/field-frame';

const { colour, space } = tokens;

export const Box = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: 14px;
    left: 14px;
    color: ${colour.muted};
    pointer-events: none;
  }
`;

export const Input = styled.input`
  ${controlLook}
  padding-left: 42px;
  padding-right: 42px;
  text-overflow: ellipsis;
`;

export const Wait = styled.span`
  position: absolute;
  top: 15px;
  right: 14px;
  color: ${colour.blue};
`;

export const List = styled.ul<{ $open: boolean }>`
  ${({ $open }) => !$open && 'display: none;'}
  position: absolute;
  top: calc(100% + 4px);
  left: 0;
  right: 0;
  z-index: 5;
  max-height: 300px;
  scroll-margin: 16px;
  padding: ${space.xxs};
  overflow-y: auto;
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.medium};
  background: ${colour.surface};
  box-shadow: ${lazyTokens.shadow.float};
`;

export const Option = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 44px;
  padding: 6px ${space.s};
  border-radius: ${tokens.radius.small};
  color: ${colour.ink};
  line-height: 1.35;
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${colour.blueTint};
    /* seen in forced colours alone */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  > small {
    color: ${colour.muted};
    font-size: ${tokens.font.small};
  }
`;

export const Empty = styled.p`
  position: absolute;
  top: calc(100% + 4px);
  left: 0;
  right: 0;
  z-index: 5;
  padding: ${space.s} ${space.m};
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.medium};
  background: ${colour.surface};
  box-shadow: ${lazyTokens.shadow.float};
  color: ${colour.muted};
`;
