export { renderFragment, renderPage } from './render';
export { renderEach } from './render-each';
