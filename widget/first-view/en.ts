/** The build replaces this module by its own result, as JSON. */
import { describeFirstViews } from './describe';

export const firstViews = describeFirstViews('en');
