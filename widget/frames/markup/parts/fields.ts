import styled from 'styled-components';
import { tokens } from '../../../theme/tokens';

/** The fields of a form below each other, as a screen places them. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.l};
`;

/** In place of the handlers of a component whose document has its own script. */
export const ignore = (): void => {};

/** Texts of `messages.json` that a form's script shows, under their names there. */
export function pickValidationTexts<C extends string>(
  messages: { readonly validation: Readonly<Record<C, string>> },
  codes: readonly C[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(codes.map((code) => [`validation.${code}`, messages.validation[code]]));
}
