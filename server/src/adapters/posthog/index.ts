export { createPosthog, type PosthogConfig } from './posthog';
