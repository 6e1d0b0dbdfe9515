import { useCombobox } from 'downshift';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { FieldFrame, type FieldTexts } from '../fields/field-frame';
import { Icon } from '../icon';
import { Spinner } from '../spinner';
import { Box, Empty, Input, List, Option, Wait } from './combobox-parts';
import { useRootEnvironment } from './root-environment';

export interface ComboboxItem {
  key: string;
  label: string;
  detail?: ReactNode;
  /** Contains further items: choosing it keeps the list open for them. */
  more?: boolean;
}

interface ComboboxProps<I extends ComboboxItem> extends FieldTexts {
  /** Text of the field; the owner searches by it. */
  text: string;
  items: readonly I[];
  loading: boolean;
  onType: (text: string) => void;
  onSelect: (item: I) => void;
  onBlur?: (() => void) | undefined;
  /** Announced to screen readers when the list changes: "5 results". */
  countText: (count: number) => string;
  /** Replaces an empty list once something is typed. Null shows nothing. */
  emptyText: string | null;
  /** The typed text counts as well: nothing is highlighted until an arrow key is pressed. */
  freeText?: boolean;
  autoComplete?: string;
  placeholder?: string;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A text field with suggestions. Blur selects nothing; Enter selects the highlighted one. */
export function Combobox<I extends ComboboxItem>(props: ComboboxProps<I>): ReactElement {
  const { text, loading } = props;
  /** The items under a press until it ends: those that arrive meanwhile would take its place. */
  const [pressed, setPressed] = useState<readonly I[] | null>(null);
  const items = pressed ?? props.items;
  const endPress = (): void => setPressed(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const combobox = useCombobox<I>({
    items: [...items],
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: props.freeText ? -1 : 0,
    itemToString: (item) => item?.label ?? '',
    environment: useRootEnvironment(box),
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : { ...changes, ...(changes.selectedItem?.more && { isOpen: true }) },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) props.onSelect(selectedItem);
    },
  });
  const open = combobox.isOpen && (items.length > 0 || (props.emptyText !== null && !loading));
  useEffect(() => {
    if (open) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Escape closes an open list only. With a closed list it belongs to the dialog and must not clear the
    // text.
    if (open) event.stopPropagation();
    else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  return (
    <FieldFrame label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(control) => (
        <Box ref={box}>
          <Icon name="search" size={20} />
          <Input
            {...combobox.getInputProps({
              ref: props.inputRef ?? null,
              onBlur: props.onBlur,
              onChange: (event) => props.onType(event.currentTarget.value),
              onKeyDown: keys,
            })}
            {...control}
            // The frame's label names the field.
            aria-labelledby={undefined}
            aria-required={props.required || undefined}
            autoComplete={props.autoComplete ?? 'off'}
            spellCheck={false}
            placeholder={props.placeholder}
            maxLength={100}
          />
          {loading && (
            <Wait>
              <Spinner size={18} />
            </Wait>
          )}
          <List
            {...combobox.getMenuProps({
              ref: list,
              'aria-labelledby': undefined,
              'aria-label': open ? props.countText(items.length) : undefined,
              onPointerDown: () => setPressed(items),
              onClick: endPress,
              onPointerCancel: endPress,
              onMouseLeave: endPress,
            })}
            $open={open}
          >
            {open &&
              items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an item in another place is another element, which does not move
                <Option key={index + item.key} {...combobox.getItemProps({ item, index })}>
                  <span>{item.label}</span>
                  {item.detail && <small>{item.detail}</small>}
                </Option>
              ))}
          </List>
          {open && items.length === 0 && <Empty>{props.emptyText}</Empty>}
          <VisuallyHidden role="status">
            {open && (items.length > 0 ? props.countText(items.length) : props.emptyText)}
          </VisuallyHidden>
        </Box>
      )}
    </FieldFrame>
  );
}
