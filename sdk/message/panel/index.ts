/** Loaded by the price message when its example is opened for the first time. */
export { describeExample } from './describe-example';
export { createPanel, type Panel } from './panel';
