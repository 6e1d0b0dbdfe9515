import { ink, line, muted, white } from '@tamarack/core/appearance/base-colours';
import { brand } from '@tamarack/core/brand';
import { shadow } from '@tamarack/core/brand/shades';

/** The panel takes nothing from the page: it has its own font and colours. */
export const styles = `
dialog{width:min(440px,calc(100% - 32px));max-height:calc(100% - 32px);margin:auto;padding:8px 24px 24px;overflow:auto;overscroll-behavior:contain;
font:400 16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif;
letter-spacing:normal;word-spacing:normal;text-align:start;text-indent:0;text-transform:none;text-shadow:none;white-space:normal;
color:${ink};background:${white};color-scheme:light;border:1px solid transparent;border-radius:16px;box-shadow:0 12px 48px rgb(${shadow}/.35)}
dialog::backdrop{background:rgb(${shadow}/.55)}
.head{display:flex;align-items:center;justify-content:space-between;gap:8px;margin-inline-end:-12px}
h2{font-size:18px;line-height:1.3;margin:0;color:${brand.colours.navy}}
h3{font-size:16px;margin:8px 0}
.head button{font-size:24px;line-height:1;flex:none}
dl{margin:0 0 16px}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:6px 0;border-top:1px solid ${line}}
dd{margin:0;margin-inline-start:auto;font-weight:600;text-align:end}
.note{margin:8px 0 0;font-size:14px;color:${muted}}
@media (prefers-reduced-motion:no-preference){dialog[open]{animation:in .16s ease-out}@keyframes in{from{opacity:0;transform:translateY(8px)}}}
`;
