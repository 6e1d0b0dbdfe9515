import { formatPostal } from '@tamarack/core/validation/postal';
import { type ReactElement, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { Button } from './button';
import { Combobox, type ComboboxItem } from './combobox';
import { MaskedField } from './masked-field';
import { type Choice, Select } from './select';
import { TextField } from './text-field';

export interface AddressValues {
  street: string;
  city: string;
  province: string;
  postal: string;
}

export type AddressPart = keyof AddressValues;

export interface AddressTexts {
  legend: string;
  search: string;
  searchHint: string;
  searchPlaceholder: string;
  /** Switches from the look-up to the fields. */
  manual: string;
  /** And back. */
  lookUp: string;
  noneFound: string;
  count: (count: number) => string;
  street: string;
  city: string;
  province: string;
  choose: string;
  postal: string;
  country: string;
  canada: string;
}

export interface AddressSuggestion extends ComboboxItem {
  /** Holds more within (a building's suites): choosing it searches on. */
  more: boolean;
}

export interface AddressFieldsProps {
  texts: AddressTexts;
  provinces: readonly Choice[];
  values: AddressValues;
  /** A doubt that stops nothing, beside the postal code. */
  postalWarning: string | undefined;
  /** Messages by part. */
  errors: Partial<Record<AddressPart, string | undefined>>;
  onChange: (part: AddressPart, value: string) => void;
  onBlur: (part: AddressPart) => void;
  refOf: (part: AddressPart) => (node: HTMLElement | null) => void;
  /** True: the four fields. False: the look-up, until an address is chosen. */
  manual: boolean;
  onManual: (manual: boolean) => void;
  search: {
    words: string;
    items: readonly AddressSuggestion[];
    loading: boolean;
    onType: (words: string) => void;
    onSelect: (suggestion: AddressSuggestion) => void;
  };
}

/** An address by look-up or by hand; what the look-up found stands in the same fields and can be mended. */
export function AddressFields(props: AddressFieldsProps): ReactElement {
  const { texts, values, errors, onChange, onBlur, refOf, search, manual } = props;
  const first = useRef<HTMLElement>(null);
  const before = useRef(manual);
  // What had the focus went away with the other form.
  useEffect(() => {
    if (before.current !== manual) first.current?.focus();
    before.current = manual;
  }, [manual]);
  const firstRef = (node: HTMLElement | null): void => {
    first.current = node;
    refOf('street')(node);
  };
  return (
    <Group>
      <legend>{texts.legend}</legend>
      {manual ? (
        <>
          <TextField
            label={texts.street}
            autoComplete="address-line1"
            required
            value={values.street}
            error={errors.street}
            inputRef={firstRef}
            onChange={(value) => onChange('street', value)}
            onBlur={() => onBlur('street')}
          />
          <TextField
            label={texts.city}
            autoComplete="address-level2"
            required
            value={values.city}
            error={errors.city}
            inputRef={refOf('city')}
            onChange={(value) => onChange('city', value)}
            onBlur={() => onBlur('city')}
          />
          <Pair>
            <Select
              label={texts.province}
              placeholder={texts.choose}
              autoComplete="address-level1"
              required
              choices={props.provinces}
              value={values.province}
              error={errors.province}
              inputRef={refOf('province')}
              onChange={(value) => onChange('province', value)}
              onBlur={() => onBlur('province')}
            />
            <MaskedField
              label={texts.postal}
              autoComplete="postal-code"
              placeholder="A1A 1A1"
              required
              keep={/[a-z\d]/i}
              max={6}
              format={formatPostal}
              value={values.postal.replace(/\s/g, '')}
              error={errors.postal}
              hint={errors.postal ? undefined : props.postalWarning}
              inputRef={refOf('postal')}
              onChange={(value) => onChange('postal', formatPostal(value))}
              onBlur={() => onBlur('postal')}
            />
          </Pair>
          <Foot>
            <span>
              {texts.country}: <strong>{texts.canada}</strong>
            </span>
            <Button kind="link" onPress={() => props.onManual(false)}>
              {texts.lookUp}
            </Button>
          </Foot>
        </>
      ) : (
        <>
          <Combobox
            label={texts.search}
            hint={texts.searchHint}
            placeholder={texts.searchPlaceholder}
            required
            text={search.words}
            items={search.items}
            loading={search.loading}
            countText={texts.count}
            emptyText={search.words.trim().length > 2 ? texts.noneFound : null}
            error={errors.street ?? errors.city ?? errors.province ?? errors.postal}
            // Whichever part is wrong, here is where it is mended.
            inputRef={(node) => {
              firstRef(node);
              for (const part of ['city', 'province', 'postal'] as const) refOf(part)(node);
            }}
            onType={search.onType}
            onSelect={search.onSelect}
          />
          <div>
            <Button kind="link" onPress={() => props.onManual(true)}>
              {texts.manual}
            </Button>
          </div>
        </>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};

  > legend {
    margin-bottom: ${tokens.space.s};
    padding: 0;
    color: ${tokens.colour.navy};
    font-size: ${tokens.font.heading};
    font-weight: 650;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  ${tokens.wideScreen} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  color: ${tokens.colour.muted};
`;
