import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A whole HTML document, of an `html` element. */
export const renderPage = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

/** A piece of HTML. Text is escaped, as on every page. */
export const renderFragment = (element: ReactElement): string => renderToStaticMarkup(element);
