import { brand } from '@tamarack/core/brand';

/** Colours of mails. Mail programs do not support custom properties. */
export const lightColours = {
  page: '#eef1f6',
  card: '#ffffff',
  text: brand.colours.navy,
  quiet: '#56607a',
  brand: brand.colours.blue,
  onBrand: '#ffffff',
  line: '#c9d2e3',
};

/** Colours for mail programs that support dark mode; `!important` overrides the style attributes. */
export const darkStyles = `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){.page{background:#0d1424!important}.card{background:#17203a!important}.text{color:#eef2fb!important}.quiet{color:#aeb9d3!important}.brand{color:#8fbaff!important}.line{border-color:#3a4768!important}}`;
