/**
 * Default colours that the dialog's shell, the screens, the elements of a merchant's page and the server's pages share. One
 * constant each, so that a file of a build carries only its own.
 */
export const ink = '#14213d';
export const muted = '#52607a';
export const line = '#dfe5ee';
/** Borders of controls: 3:1 on white. */
export const edge = '#7d8aa3';
export const white = '#fff';
export const sunken = '#f5f7fb';
export const skeleton = '#e9eef6';
