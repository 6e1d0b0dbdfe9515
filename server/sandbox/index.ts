export { startSandbox } from './start';
