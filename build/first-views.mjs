import { importBundled } from './import-bundled.mjs';

const FIRST_VIEW = /\/widget\/first-view\/(en|fr)\.ts$/;

let described = null;

/** Replaces the modules of the first screen, which render it, by what they render. */
export const renderFirstViews = {
  name: 'render-first-views',
  async load(id) {
    const language = FIRST_VIEW.exec(id)?.[1];
    if (!language) return null;
    described ??= importBundled('widget/first-view/describe.tsx');
    const { describeFirstViews } = await described;
    return `export const firstViews = ${JSON.stringify(describeFirstViews(language))}`;
  },
};
