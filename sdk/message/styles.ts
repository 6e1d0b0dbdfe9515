/**
 * The sentence takes font and colour from the page. Its space is reserved while the rates load, so that the content below
 * does not move.
 */
export const styles = `
:host{display:block}
:host([hidden]),[hidden]{display:none!important}
*{box-sizing:border-box}
.line{display:flex;flex-wrap:wrap;align-items:center;gap:0 8px;margin:0;min-height:44px}
button{font:inherit;color:inherit;background:none;border:0;border-radius:8px;margin:0;padding:0;min-width:44px;min-height:44px;cursor:pointer}
.line button{text-decoration:underline;text-underline-offset:3px}
button:focus-visible{outline:3px solid;outline-offset:2px}
:empty[role]{display:none}
`;
