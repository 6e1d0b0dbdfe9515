/** The build replaces this module with its result as JSON. */
import { renderFirstViews } from './render-first-views';

export const firstViews = renderFirstViews('fr');
