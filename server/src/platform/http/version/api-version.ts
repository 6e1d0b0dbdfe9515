import { problem } from '../../errors';
import { readHeader } from '../access/headers';
import type { App } from '../app/app';
import { apiVersions, latestVersion, versionHeader } from '../openapi/version';
import { isStrict } from '../validation/merchant-call';

/** Every response to a merchant's server names its version; a call that expects another one is refused. */
export function registerApiVersion(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isStrict(request.routeOptions.config)) return done();
    const asked = readHeader(request, versionHeader.toLowerCase());
    const version = asked === undefined ? latestVersion : apiVersions.find((known) => known === asked);
    reply.header(versionHeader, version ?? latestVersion);
    done(version === undefined ? refuse(asked) : undefined);
  });
}

/** Something else than a date is not repeated. */
const refuse = (asked: string | undefined) =>
  problem('malformed-request', {
    detail: `${versionHeader}: expected ${apiVersions.join(' or ')}, received ${/^\d{4}-\d\d-\d\d$/.test(asked ?? '') ? asked : 'no date'}.`,
  });
