import type { BusinessInput, PersonalInput } from '@tamarack/core/validation/inputs';
import type { PersonalData } from './collect';

/** Texts of the document with everything held on a person. */
export interface ExportTexts {
  readonly title: string;
  readonly introduction: (at: string) => string;
  /** Text for a section that is only in the JSON file. */
  readonly counted: (entries: number) => string;
  readonly yes: string;
  readonly no: string;
  /** In the order of the document. */
  readonly sections: Readonly<Record<keyof PersonalData, string>>;
  /** Labels by the name of a value. Each field of the forms has one. */
  readonly fields: Readonly<Record<keyof PersonalInput | keyof BusinessInput, string>> &
    Readonly<Record<string, string>>;
  /** Words for codes. */
  readonly values: Readonly<Record<string, string>>;
}
