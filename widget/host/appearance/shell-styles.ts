import { ink, line, muted, skeleton, sunken, white } from '@tamarack/core/appearance/base-colours';
import { withDefaults } from '@tamarack/core/appearance/with-defaults';
import { brand } from '@tamarack/core/brand';
import { blueDark } from '@tamarack/core/brand/shades';

const { blue, navy } = brand.colours;
// not `tokens`, which come with the application, later
const colour = withDefaults({
  blue,
  navy,
  ink,
  muted,
  line,
  surface: white,
  sunken,
  skeleton,
  main: blue,
  mainDark: blueDark,
  onMain: white,
});
const radius = withDefaults({ 'radius-small': '8px', 'radius-medium': '12px', 'radius-large': '16px' });
const font = withDefaults({
  'font-family': `system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif`,
});

/**
 * The shell's own styles contain the default colours and radii as constants, to keep the shell small. These rules replace
 * them by tokens.
 */
export const shellStyles = `
dialog,.inline{font-family:${font['font-family']};color:${colour.ink};background:${colour.surface}}
.inline{border-color:${colour.line};border-radius:${radius['radius-medium']}}
.head{border-color:${colour.line}}
.logo{color:${colour.navy}}
.mark{fill:${colour.blue}}
button{border-radius:${radius['radius-small']};color:${colour.navy}}
button:focus-visible{outline-color:${colour.blue}}
.head button:hover{background:${colour.sunken}}
.languages button{color:${colour.muted}}
.languages button[aria-pressed=true]{color:${colour.blue}}
.wait,.failed{background:${colour.surface}}
.wait i{border-radius:${radius['radius-small']};background:${colour.skeleton}}
.wait i.b{border-radius:${radius['radius-medium']}}
.main{background:${colour.main};color:${colour.onMain}}
.main:hover{background:${colour.mainDark}}
.merchant{min-width:0;max-width:min(160px,40vw);max-height:32px;object-fit:contain}
.merchant~span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:640px) and (min-height:480px){.shell{border-radius:${radius['radius-large']}}}
`;
