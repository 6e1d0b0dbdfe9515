export type { ListedEntry, ListProblem, SanctionsEdition, SanctionsList } from './screening/sanctions-list';
export { createNameScreen, type ListMatch, type ScreenedName } from './screening/screen-names';
