import { createGlobalStyle } from 'styled-components';
import { focusRing } from './focus-ring';
import { tokenDefaults, tokens } from './tokens';

/** Base styles inside the shadow root. Rendered once, under the mount's StyleSheetManager. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  .shell, .inline { ${tokenDefaults} text-wrap: pretty; }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4 { color: ${tokens.colour.navy}; font-weight: 600; line-height: 1.25; text-wrap: balance; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${tokens.colour.blue}; text-underline-offset: 0.15em; }
  svg { display: block; flex: none; }
  /* A focused element comes into view with its label, and its error or hint. */
  input, select, textarea, button, summary, a { scroll-margin: 88px 0 32px; }
  :focus-visible { ${focusRing} }
  /* no ring, but the edge that forced colours show */
  dialog:focus-visible, section:focus-visible { outline: 1px solid transparent; outline-offset: 0; }

  /* A low window scrolls as a whole: header and footer would leave no room in it. */
  @media (max-height: 479px) {
    dialog.shell { --pot-footer: static; overflow: hidden auto; }
    .shell > .body { flex: 1 0 auto; overflow: visible; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
