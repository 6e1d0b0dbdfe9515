import { benchApi } from './api';

/** Every figure in one run. */
process.stdout.write(await benchApi());
