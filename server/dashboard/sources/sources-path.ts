import { places } from '../navigation';

export const sourcesPath = `${places.checkouts.path}/sources`;
