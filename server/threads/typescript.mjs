// Development only: runs TypeScript in a thread, which does not inherit the loader of the process.
import { register } from 'tsx/esm/api';

register();
