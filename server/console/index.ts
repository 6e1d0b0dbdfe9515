export { createConsoleAuthenticator } from './authenticator';
export { registerConsole } from './routes';
