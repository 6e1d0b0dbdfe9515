import { brand } from '../brand';
import { blueDark } from '../brand/shades';
import { blueTint } from '../brand/tints';

const { blue, navy } = brand.colours;

/** The brand's colours, which the style sheets of the server's pages use. */
export const pageColours = `:root{--blue:${blue};--blue-dark:${blueDark};--blue-tint:${blueTint};--navy:${navy}}`;
