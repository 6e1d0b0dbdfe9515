import type { ReactElement } from 'react';

/** The fields of a frame, rendered by the widget's own components, and the texts that its script shows. */
export interface FrameMarkup {
  readonly title: string;
  readonly fields: ReactElement;
  readonly texts: Readonly<Record<string, string>>;
  /** The colour of the dialog around the frame; that of its surface if there is none. */
  readonly background?: string;
}
