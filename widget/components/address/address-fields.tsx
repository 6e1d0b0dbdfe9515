import { formatPostal } from '@tamarack/core/validation/address/postal';
import { type ReactElement, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Button } from '../button';
import { Combobox, type ComboboxItem } from '../choices/combobox';
import { type Choice, Select } from '../choices/select';
import { MaskedField } from '../fields/masked-field';
import { TextField } from '../fields/text-field';

interface AddressValues {
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
  /** Switches from the lookup to the fields. */
  manual: string;
  /** Switches back to the lookup. */
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
  /** Contains more addresses (a building's suites): choosing it searches within. */
  more: boolean;
}

interface AddressFieldsProps {
  texts: AddressTexts;
  provinces: readonly Choice[];
  values: AddressValues;
  /** Warning beside the postal code that does not block. */
  postalWarning: string | undefined;
  /** Errors by part. */
  errors: Partial<Record<AddressPart, string | undefined>>;
  onChange: (part: AddressPart, value: string) => void;
  onBlur: (part: AddressPart) => void;
  getRef: (part: AddressPart) => (node: HTMLElement | null) => void;
  /** True shows the fields, false the lookup until an address is chosen. */
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

/** An address by lookup or by hand; a found address fills the same fields and can be edited. */
export function AddressFields(props: AddressFieldsProps): ReactElement {
  const { texts, values, errors, onChange, onBlur, getRef, search, manual } = props;
  const first = useRef<HTMLElement>(null);
  const before = useRef(manual);
  // The focused element disappeared with the other form.
  useEffect(() => {
    if (before.current !== manual) first.current?.focus();
    before.current = manual;
  }, [manual]);
  const firstRef = (node: HTMLElement | null): void => {
    first.current = node;
    getRef('street')(node);
  };
  return (
    <AddressGroup data-private="">
      <legend>{texts.legend}</legend>
      {manual ? (
        <>
          <TextField
            label={texts.street}
            name="street"
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
            name="city"
            autoComplete="address-level2"
            required
            value={values.city}
            error={errors.city}
            inputRef={getRef('city')}
            onChange={(value) => onChange('city', value)}
            onBlur={() => onBlur('city')}
          />
          <Pair>
            <Select
              label={texts.province}
              placeholder={texts.choose}
              name="province"
              autoComplete="address-level1"
              required
              choices={props.provinces}
              value={values.province}
              error={errors.province}
              inputRef={getRef('province')}
              onChange={(value) => onChange('province', value)}
              onBlur={() => onBlur('province')}
            />
            <MaskedField
              label={texts.postal}
              name="postal"
              autoComplete="postal-code"
              placeholder="A1A 1A1"
              required
              keep={/[a-z\d]/i}
              max={6}
              format={formatPostal}
              value={values.postal.replace(/\s/g, '')}
              error={errors.postal}
              hint={errors.postal ? undefined : props.postalWarning}
              inputRef={getRef('postal')}
              onChange={(value) => onChange('postal', formatPostal(value))}
              onBlur={() => onBlur('postal')}
            />
          </Pair>
          <Foot>
            <span>
              {texts.country} <strong>{texts.canada}</strong>
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
            // The lookup is where every part is corrected.
            inputRef={(node) => {
              firstRef(node);
              for (const part of ['city', 'province', 'postal'] as const) getRef(part)(node);
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
    </AddressGroup>
  );
}

/** Frame of the fields, also of the lookup alone. */
export const AddressGroup = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};

  > legend {
    margin-bottom: ${tokens.space.s};
    padding: 0;
    color: ${tokens.colour.navy};
    font-size: ${tokens.font.heading};
    font-weight: 600;
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
