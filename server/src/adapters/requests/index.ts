export { fetchWithoutRedirect, isRedirectError, redirectCode } from './fetch-without-redirect';
