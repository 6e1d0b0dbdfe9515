import { edge, line, sunken } from '@tamarack/core/appearance/base-colours';
import { withDefaults } from '@tamarack/core/appearance/with-defaults';
import { brand } from '@tamarack/core/brand';
import { shadow } from '@tamarack/core/brand/shades';

const colour = withDefaults({ navy: brand.colours.navy, edge, line, sunken, backdrop: `rgb(${shadow}/.55)` });

/** Styles of the leave confirmation, on top of the shell's styles for dialogs and buttons. */
export const leaveStyles = `
.leave{width:calc(100% - 32px);max-width:440px;margin:auto;padding:24px;border:1px solid ${colour.line};border-radius:16px;box-shadow:0 12px 40px rgb(${shadow}/.3)}
.leave::backdrop{background:${colour.backdrop}}
.leave h2{margin:0 0 8px;color:${colour.navy};font-size:20px;font-weight:600;line-height:1.25}
.leave p{margin:0 0 24px}
.ways{display:flex;flex-wrap:wrap-reverse;gap:12px}
.ways button{font-weight:600;flex:1 1 auto;min-height:48px;padding:0 16px;border-radius:12px}
.quiet{border:1px solid ${colour.edge}}
.quiet:hover{background:${colour.sunken}}
@media (forced-colors:active){.ways .main{background:Highlight;color:HighlightText;outline-color:CanvasText;forced-color-adjust:none}}
`;
