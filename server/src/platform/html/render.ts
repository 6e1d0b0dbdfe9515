import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders an `html` element as a complete HTML document. */
export const renderPage = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

/** Renders an HTML fragment. Text is escaped, as on every page. */
export const renderFragment = (element: ReactElement): string => renderToStaticMarkup(element);
