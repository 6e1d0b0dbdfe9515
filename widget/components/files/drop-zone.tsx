import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { useDropzone } from 'react-dropzone';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { FieldError } from '../fields/field-frame';
import { Icon, type IconName } from '../icon';

interface DropZoneProps {
  /** Name of the field: "Your bank statements". */
  label: string;
  /** "Drop your statements here, or". Hidden on devices without drag and drop. */
  dropText: string;
  /** Button label: "Choose files". */
  chooseText: string;
  /** Below the button: types and limits. */
  limits: ReactNode;
  /** Media types and extensions for the file dialog. Other files are passed on, too. */
  accept: string;
  /** Whether the file dialog allows several files. Several can be dropped in any case. */
  multiple?: boolean;
  /** Error text. */
  error?: string | undefined;
  icon?: IconName;
  /** Smaller, for use below existing files. */
  compact?: boolean;
  chooseRef?: Ref<HTMLButtonElement> | undefined;
  /** Receives chosen, dropped or pasted files, at least one. The caller validates them. */
  onFiles: (files: readonly File[]) => void;
}

/**
 * Accepts files by file dialog, drag and drop, or paste. The whole area is clickable; the keyboard uses the
 * button.
 */
export function DropZone(props: DropZoneProps): ReactElement {
  const id = useId();
  const { multiple = false, compact = false, error } = props;
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)];
      if (files.length > 0) props.onFiles(files);
    },
  });
  return (
    <Box>
      <Zone
        {...getRootProps({ role: 'group', 'aria-labelledby': `${id}-label` })}
        $over={isDragActive}
        $compact={compact}
        $wrong={error !== undefined}
      >
        <input {...getInputProps({ accept: props.accept })} aria-label={props.label} />
        <Mark aria-hidden="true" $compact={compact}>
          <Icon name={props.icon ?? 'upload'} size={compact ? 20 : 26} />
        </Mark>
        <Words>
          <strong id={`${id}-label`}>{props.label}</strong>
          <DragWords>{props.dropText}</DragWords>
        </Words>
        {/* Its click bubbles to the zone, which opens the file dialog. */}
        <Choose
          ref={props.chooseRef}
          id={`${id}-choose`}
          type="button"
          aria-labelledby={`${id}-choose ${id}-label`}
          aria-describedby={`${id}-limits${error === undefined ? '' : ` ${id}-error`}`}
        >
          {props.chooseText}
        </Choose>
        <Limits id={`${id}-limits`} $compact={compact}>
          {props.limits}
        </Limits>
      </Zone>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  );
}

const { colour, font, radius, space } = tokens;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
`;

const Zone = styled.div<{ $over: boolean; $compact: boolean; $wrong: boolean }>`
  display: flex;
  position: relative;
  flex-direction: column;
  align-items: center;
  gap: ${space.s};
  padding: ${({ $compact }) => ($compact ? space.m : `${space.l} ${space.m}`)};
  border: 2px dashed ${({ $wrong }) => ($wrong ? colour.danger : colour.edge)};
  border-radius: ${radius.large};
  background: ${colour.sunken};
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
  transition: background ${tokens.motion}, border-color ${tokens.motion};

  &:hover {
    border-color: ${colour.blue};
  }
  ${({ $over }) => $over && `border-color: ${colour.blue}; border-style: solid; background: ${colour.blueTint};`}

  > input {
    position: absolute;
    pointer-events: none;
  }
  ${tokens.wideScreen} {
    ${({ $compact }) =>
      $compact &&
      `display: grid; grid-template-columns: auto 1fr auto; align-items: center; text-align: left; padding: ${space.m} ${space.l};`}
  }
`;

const Mark = styled.span<{ $compact: boolean }>`
  display: ${({ $compact }) => ($compact ? 'none' : 'inline-flex')};
  padding: 10px;
  border-radius: 50%;
  background: ${colour.blueTint};
  color: ${colour.blue};
  ${tokens.wideScreen} {
    display: inline-flex;
  }
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;

  > strong {
    color: ${colour.navy};
    font-weight: 600;
  }
`;

const DragWords = styled.span`
  color: ${colour.muted};
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

/** On focus, limits and error scroll into view above the footer too. */
const Choose = styled.button`
  scroll-margin: 88px 0 124px;
  min-height: ${tokens.target};
  padding: 10px 22px;
  border: 1px solid ${colour.edge};
  border-radius: ${radius.small};
  background: ${colour.surface};
  color: ${colour.navy};
  font-weight: 600;
  line-height: 1.25;
  cursor: pointer;
  &:hover {
    background: ${colour.blueTint};
  }
`;

const Limits = styled.span<{ $compact: boolean }>`
  color: ${colour.muted};
  font-size: ${font.small};
  ${({ $compact }) => $compact && 'grid-column: 1 / -1;'}
`;
