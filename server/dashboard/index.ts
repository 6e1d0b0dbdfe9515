/**
 * The merchants' dashboard. To add a page:
 *
 * 1. Add it to `places` in `navigation.ts`; its `act` is in `parties/members/roles.ts`, the table of roles.
 * 2. Make a folder with `…-routes.ts` (`registerXPages(scope, services)`) and `…-page.tsx`; call the former in `routes.ts`,
 *    and add the services it needs to `web/services.ts`.
 * 3. A route has `config: { access: 'member' }` and `schema: { hide: true, … }`, and reads `request.dashboard`: member,
 *    merchant, role, language (`context.ts`). A route that reads begins with `authorizePage(context, 'payouts.read')`;
 *    services that change something take `context.as` and authorize themselves. Every query is by `context.merchant.id`.
 * 4. A page is `<Page context={context} current="payouts" title={…} flash={…}>` of `parts/page`, with the parts of
 *    `server/pages/parts` (Card, Table, Definitions, fields, buttons), `Paging` below lists, and `Time`. Texts are in
 *    `…-texts.ts` by `defineTexts(en, fr)`.
 * 5. Forms post urlencoded to routes with `body: z.object({ name: field(…) })`. Forms of other origins are refused before
 *    the route (`pages/web/page-scope.ts`), so they need no token. After an action `setFlash(reply, code)`, with its text
 *    in `web/flash.ts`, and redirect with 303; with errors render the page again with 422.
 */
export { createDashboardAuthenticator } from './authenticator';
export { registerDashboard } from './routes';
