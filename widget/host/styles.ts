import { ink, line, muted, skeleton, sunken, white } from '@tamarack/core/appearance/base-colours';
import { darkInk, darkSkeleton, darkSurface } from '@tamarack/core/appearance/dark-base';
import { brand } from '@tamarack/core/brand';
import { blueDark, shadow } from '@tamarack/core/brand/shades';

const { blue, navy } = brand.colours;

/**
 * The shell's styles. The dialog is inside the shadow root, and the host element is reset with `!important`,
 * which beats any `!important` of the page. px and em only: rem follows the page. The body's scroll padding is the height
 * of a screen's footer whose buttons wrap: what gets the focus, in a frame too, scrolls out from under it. Sizes of the
 * dialog are shares of its containing block, the window: a page's `zoom` enlarges vw and vh. In a large window its top stays
 * where it is, whatever the height of a screen. Forced colours show the outlines. `dark` is the skeleton of a dark dialog until its appearance is loaded.
 */
export const styles = `:host{all:initial!important;direction:ltr!important;display:contents!important}
*{box-sizing:border-box}
dialog,.inline{font:400 16px/1.5 system-ui,sans-serif;color:${ink};border:0;padding:0;outline:0;background:${white}}
dialog::backdrop{background:rgb(${shadow}/.55)}
.shell{width:100%;max-width:none;height:100%;max-height:none;margin:0;overflow:hidden}
.shell,.inline,.main{outline:1px solid transparent}
.shell[open],.inline{display:flex;flex-direction:column}
.inline{--pot-footer:static;width:100%;padding-bottom:12px;border:1px solid ${line};border-radius:12px}
.inline .body{overflow:visible}
.head{display:flex;align-items:center;gap:8px;padding:6px 8px 6px 16px;border-bottom:1px solid ${line}}
.logo{display:flex;flex:1;align-items:center;gap:8px;min-width:0;color:${navy};font-size:20px;font-weight:600;letter-spacing:-.02em}
.mark{width:28px;flex:none;fill:${blue}}
button{font:inherit;cursor:pointer;border:0;margin:0;border-radius:8px;background:none;color:${navy};min-height:44px}
button:focus-visible{outline:3px solid ${blue};outline-offset:2px}
.head button{font-size:14px;min-width:44px;padding:0}
.head button:hover{background:${sunken}}
.head button:focus-visible{outline-offset:-3px}
.languages{display:flex}
.languages button{color:${muted};padding:0 6px}
.languages button[aria-pressed=true]{color:${blue}}
.languages button[aria-pressed=true] span{border-bottom:2px solid;padding-bottom:2px}
.x{display:grid;place-content:center}
.x svg{width:22px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.body{flex:auto;min-height:420px;overflow:hidden auto;overscroll-behavior:contain;scroll-padding-bottom:136px;position:relative;display:flex;flex-direction:column;container-type:inline-size}
.slot{display:flex;flex-direction:column;flex:auto}
.overlay{position:absolute;top:0;left:0}
.wait,.failed{position:absolute;inset:0;padding:32px 16px;max-width:600px;margin:0 auto;background:${white}}
.wait i{display:block;height:16px;margin-bottom:14px;border-radius:8px;background:${skeleton};animation:pot 1.4s infinite alternate}
.wait i.t{height:32px;width:70%;margin-bottom:20px}
.wait i.s{width:55%;margin-bottom:36px}
.wait i.b{height:64px;border-radius:12px}
.wait i.l{width:30%;margin-bottom:8px}
.wait i.d{height:240px}
.wait i.o{width:64px;height:64px;border-radius:50%}
@keyframes pot{to{opacity:.45}}
.dark,.dark .wait{background:${darkSurface};color:${darkInk}}
.dark .head *{color:inherit;border-color:${darkSkeleton}}
.dark .wait i{background:${darkSkeleton}}
.status{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.failed{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:20px;text-align:center;font-size:18px}
.main{background:${blue};color:${white};padding:0 24px;font-weight:600}
.main:hover{background:${blueDark}}
@media (min-width:640px) and (min-height:480px){.shell{width:calc(100% - 64px);max-width:800px;height:auto;max-height:min(920px,92% - 32px);inset:8% 0 auto;margin:auto;border-radius:16px;box-shadow:0 12px 48px rgb(${shadow}/.35)}
.head{padding:8px 12px 8px 24px}.wait,.failed{padding:40px 32px}}
@media (prefers-reduced-motion:reduce){.wait i{animation:none}}
.hide{opacity:0}.hide>*{display:none}`;
