import { line, sunken, white } from '@tamarack/core/appearance/base-colours';
import { brand } from '@tamarack/core/brand';

/**
 * The dialog of the hosted page is the whole page: as wide and as high as the window. In a large window
 * its screens are on a sheet as high as their content.
 */
const styles = `
.shell{inset:0;width:100%;max-width:none;height:100%;max-height:none;margin:0;border-radius:0;box-shadow:none}
@media (min-width:1000px) and (min-height:480px){
.head{padding-inline:max(24px,50% - 400px)}
.body{background:${sunken}}
.slot,.wait,.failed{flex:none;inset:auto;width:100%;max-width:800px;min-height:480px;margin:32px auto;border:1px solid ${line};
border-radius:16px;overflow:clip;background:${white}}
}`;

/** Gives the page the look and the language of its dialog. Call it once the dialog is open. */
export const fillWindow = (): void => {
  const host = document.querySelector<HTMLElement>(`[data-${brand.id}]`);
  const root = host?.shadowRoot;
  if (!root) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  // after the dialog's own
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const followLanguage = (): void => {
    document.documentElement.lang = host.lang;
  };
  followLanguage();
  new MutationObserver(followLanguage).observe(host, { attributeFilter: ['lang'] });
};
