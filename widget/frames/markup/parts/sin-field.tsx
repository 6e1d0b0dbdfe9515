import type { ReactElement, ReactNode } from 'react';
import { MaskedField } from '../../../components/fields/masked-field';
import { ignore } from './fields';

/** Grouped while typing and masked after blur. */
export function SinField(props: { label: string; hint: string; optional?: ReactNode }): ReactElement {
  return (
    <MaskedField
      {...props}
      name="sin"
      required
      placeholder="000 000 000"
      inputMode="numeric"
      value=""
      onChange={ignore}
      keep={/\d/}
      max={9}
      format={String}
    />
  );
}
