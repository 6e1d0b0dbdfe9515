import { type App, idParams, problems } from '../../platform/http';
import * as schemas from './schemas';
import type { ReferenceService } from './service';

const tags = ['Reference'];

export function registerReferenceRoutes(
  app: App,
  { reference }: { readonly reference: ReferenceService },
): void {
  app.get(
    '/v1/reference/industries',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Reference_FindIndustries',
        tags,
        summary: 'Search industries',
        description: 'Searches English and French labels. Returns the sectors if `words` is empty.',
        querystring: schemas.industryQuery,
        response: { 200: schemas.industryList, ...problems },
      },
    },
    async ({ query }) => ({ items: reference.searchIndustries(query.words, query.language) }),
  );

  app.get(
    '/v1/reference/addresses',
    {
      config: { access: 'sessionOrFrame' },
      schema: {
        operationId: 'Reference_FindAddresses',
        tags,
        summary: 'Search Canadian addresses',
        description:
          'For the forms of the page and of the secure frames. A suggestion whose `more` is true stands for several addresses: search `within` it. Fails with `service-unavailable` if the lookup service does not respond.',
        querystring: schemas.addressQuery,
        response: { 200: schemas.addressSuggestionList, ...problems },
      },
    },
    async ({ query: { words, within, language } }) => ({
      items: [...(await reference.searchAddresses({ words, within, language }))],
    }),
  );

  app.get(
    '/v1/reference/addresses/:id',
    {
      config: { access: 'sessionOrFrame' },
      schema: {
        operationId: 'Reference_GetAddress',
        tags,
        summary: 'Retrieve the address of a suggestion',
        description:
          'For the forms of the page and of the secure frames. Each call is billed by the lookup service, so a session can make only as many as its forms need; more are refused with `rate-limited`.',
        params: idParams,
        querystring: schemas.addressIdQuery,
        response: { 200: schemas.address, ...problems },
      },
    },
    async ({ session, params, query }) => ({
      ...(await reference.getAddress(session.sessionId, params.id, query.language)),
    }),
  );

  app.get(
    '/v1/reference/businesses',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Reference_FindBusinesses',
        tags,
        summary: 'Search registered businesses',
        description: 'Searches the public registries of Canada and its provinces for active businesses.',
        querystring: schemas.businessQuery,
        response: { 200: schemas.registeredBusinessList, ...problems },
      },
    },
    async ({ session, query: { words, language } }) => ({
      items: [...(await reference.searchBusinesses(session.sessionId, words, language))],
    }),
  );

  app.get(
    '/v1/reference/businesses/:id/office',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Reference_GetRegisteredOffice',
        tags,
        summary: 'Retrieve the registered office of a business',
        description:
          'Federal corporations only. For other businesses the response is `not-found`, because their registries publish no address.',
        params: idParams,
        response: { 200: schemas.address, ...problems },
      },
    },
    async ({ session, params }) => ({ ...(await reference.getOffice(session.sessionId, params.id)) }),
  );
}
