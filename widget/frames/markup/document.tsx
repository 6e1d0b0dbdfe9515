import type { Language } from '@tamarack/core/language';
import type { FrameKind } from '@tamarack/core/protocol/frames';
import { renderToStaticMarkup } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { FieldError } from '../../components/fields/field-frame';
import { GlobalStyle } from '../../theme/global-style';
import { lazyDefaults, lazyTokens } from '../../theme/lazy-tokens';
import { tokenDefaults, tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { agreementMarkup } from './agreement';
import { bankMarkup } from './bank';
import { chequeMarkup } from './cheque';
import { chequeSummaryMarkup } from './cheque-summary';
import { codeMarkup } from './code';
import { disconnectMarkup } from './disconnect';
import type { FrameMarkup } from './frame-markup';
import { identityMarkup } from './identity';
import { passkeyMarkup } from './passkey';
import { sinMarkup } from './sin';
import { startOverMarkup } from './start-over';

const markups: Readonly<Record<FrameKind, (language: Language) => FrameMarkup>> = {
  agreement: agreementMarkup,
  bank: bankMarkup,
  cheque: chequeMarkup,
  'cheque-summary': chequeSummaryMarkup,
  code: codeMarkup,
  disconnect: disconnectMarkup,
  identity: identityMarkup,
  passkey: passkeyMarkup,
  sin: sinMarkup,
  'start-over': startOverMarkup,
};

export interface FrameDocument {
  readonly body: string;
  readonly css: string;
  readonly title: string;
}

/** Renders the fixed part of a frame's document. The build calls it; no frame contains React. */
export function renderFrame(kind: FrameKind, language: Language): FrameDocument {
  const { title, fields, texts, background = tokens.colour.surface } = markups[kind](language);
  const sheet = new ServerStyleSheet();
  const body = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <FrameStyle $background={background} />
        {fields}
        <VisuallyHidden role="alert" />
        <template id="error">
          <FieldError id="">{''}</FieldError>
        </template>
        <script
          id="texts"
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts, without a way to end the element
          dangerouslySetInnerHTML={{ __html: JSON.stringify(texts).replaceAll('<', '\\u003c') }}
        />
      </>,
    ),
  );
  const css = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/^data-styled.*$\n?/gm, '')
    .replaceAll(/@container\s*\(min-width:\s*588px\)/g, wideFrame);
  return { body, css, title };
}

/**
 * In a wide body. A frame's media queries see the frame's own width, which the screen limits there: 536 to 548 px, or more
 * than a phone's.
 */
const wideFrame = '@media (min-width: 535px) and (max-width: 549px), (min-width: 581px)';

/**
 * What the dialog otherwise provides around a field. The padding leaves room for the focus ring. The minimum width is below
 * that of any dialog: a page that squeezes the frame could otherwise learn from its heights where lines break, and so how
 * wide the content is. The background is opaque, or the page could write something else behind the texts and give them their
 * own colour. It ends at the padding, which neighbours overlap; containment keeps it from becoming that of the whole canvas.
 */
const FrameStyle = createGlobalStyle<{ $background: string }>`
  html { ${tokenDefaults} ${lazyDefaults} text-wrap: pretty; background: transparent; color-scheme: light; }
  [hidden] { display: none !important; }
  body {
    min-width: 232px;
    margin: 0;
    padding: 6px;
    background: ${({ $background }) => $background} content-box;
    contain: style;
    font: 400 ${tokens.font.body}/1.5 ${lazyTokens.family};
    color: ${tokens.colour.ink};
    text-align: left;
  }
`;
