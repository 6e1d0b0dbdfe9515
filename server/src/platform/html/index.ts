export { renderFragment, renderPage } from './render';
