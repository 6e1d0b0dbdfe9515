/** What the price message loads when its example is first asked for. */
export { describeExample } from './describe-example';
export { createPanel, type Panel } from './panel';
