import { importBundled } from './import-bundled.mjs';

const FIRST_VIEW = /\/widget\/first-view\/(en|fr)\.ts$/;

let renderer = null;

/** Replaces the modules that render the first screen with their result. */
export const renderFirstViews = {
  name: 'render-first-views',
  async load(id) {
    const language = FIRST_VIEW.exec(id)?.[1];
    if (!language) return null;
    renderer ??= importBundled('widget/first-view/render-first-views.tsx');
    const { renderFirstViews: render } = await renderer;
    return `export const firstViews = ${JSON.stringify(render(language))}`;
  },
};
