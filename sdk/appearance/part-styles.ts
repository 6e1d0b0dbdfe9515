import { ink, line, muted, white } from '@tamarack/core/appearance/base-colours';
import { withDefaults } from '@tamarack/core/appearance/with-defaults';
import { brand } from '@tamarack/core/brand';

const { blue, navy } = brand.colours;
const colour = withDefaults({
  blue,
  navy,
  ink,
  muted,
  line,
  surface: white,
  main: blue,
  mainDark: navy,
  onMain: white,
});
const size = withDefaults({ 'radius-small': '8px', 'radius-large': '16px', target: '48px' });
const frame = withDefaults({ line: 'transparent', 'font-family': 'inherit' });
const font = withDefaults({
  'font-family': `system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif`,
});

/** The parts that an appearance styles: the button, and the panel of the price message. The sentence looks like the page. */
export type Part = 'button' | 'panel';

/**
 * The elements' own styles say their default look without tokens. These say it by tokens, on elements within the shadow
 * root: what the page declares by the same names does not reach them.
 */
export const partStyles: Readonly<Record<Part, { readonly selector: string; readonly rules: string }>> = {
  button: {
    selector: 'button',
    rules: `
button{min-height:${size.target};border-radius:${size['radius-small']};font-family:${frame['font-family']};color:${colour.onMain};background:${colour.main};animation:none}
button:hover{background:${colour.mainDark}}
button:focus-visible{outline-color:${colour.blue};box-shadow:0 0 0 2px ${colour.surface}}
`,
  },
  panel: {
    selector: 'dialog',
    rules: `
dialog{font-family:${font['font-family']};color:${colour.ink};background:${colour.surface};border-color:${frame.line};border-radius:${size['radius-large']}}
h2{color:${colour.navy}}
dl div{border-color:${colour.line}}
.note{color:${colour.muted}}
dialog button{border-radius:${size['radius-small']}}
dialog button:focus-visible{outline-color:${colour.blue}}
`,
  },
};
