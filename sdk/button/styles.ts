import { white } from '@tamarack/core/appearance/base-colours';
import { brand } from '@tamarack/core/brand';

const { blue, navy } = brand.colours;

/**
 * The page may set font, size and width of the element; other colours come by an appearance, which keeps their contrast. A
 * button that has one is not seen in other colours first, unless they take long.
 */
export const styles = `
:host{display:inline-block}
:host([hidden]){display:none!important}
button{box-sizing:border-box;width:100%;min-height:48px;margin:0;padding:8px 24px;border:2px solid transparent;border-radius:8px;
font:inherit;font-weight:600;color:${white};background:${blue};cursor:pointer}
button:hover{background:${navy}}
button:focus-visible{outline:3px solid ${blue};outline-offset:2px;box-shadow:0 0 0 2px ${white}}
:host(:is([brand-colour],[theme])) button{animation:wait .5s step-end}
@keyframes wait{from{opacity:0}}
button[aria-disabled=true]{cursor:progress}
p{margin:8px 0 0}
p:empty{display:none}
`;
