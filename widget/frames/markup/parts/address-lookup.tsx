import type { ReactElement } from 'react';
import { AddressGroup, type AddressTexts } from '../../../components/address/address-fields';
import { Button } from '../../../components/button';
import { Box, Empty, Input, List, Option, Wait } from '../../../components/choices/combobox-parts';
import { FieldFrame } from '../../../components/fields/field-frame';
import { Icon } from '../../../components/icon';
import { Spinner } from '../../../components/spinner';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import { ignore } from './fields';

/** The lookup of an address, in the parts of `Combobox`. */
export function AddressLookup({ texts }: { texts: AddressTexts }): ReactElement {
  return (
    <AddressGroup id="lookup">
      <legend>{texts.legend}</legend>
      <FieldFrame label={texts.search} hint={texts.searchHint}>
        {(control) => (
          <Box>
            <Icon name="search" size={20} />
            <Input
              {...control}
              name="search"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={false}
              aria-controls="suggestions"
              aria-required
              autoComplete="off"
              spellCheck={false}
              placeholder={texts.searchPlaceholder}
              maxLength={100}
              value=""
              onChange={ignore}
            />
            <Wait id="waiting" hidden>
              <Spinner size={18} />
            </Wait>
            <List id="suggestions" role="listbox" hidden $open />
            <Empty id="none-found" hidden>
              {texts.noneFound}
            </Empty>
            <VisuallyHidden id="found" role="status" />
          </Box>
        )}
      </FieldFrame>
      <div>
        {/* until the frame's code is there */}
        <Button kind="link" disabled>
          {texts.manual}
        </Button>
      </div>
    </AddressGroup>
  );
}

export function SuggestionTemplate(): ReactElement {
  return (
    <template id="suggestion">
      <Option role="option" aria-selected={false}>
        <span />
        <small />
      </Option>
    </template>
  );
}
