import type { operations as table } from '../contract/operations';
import type { components, operations, webhooks } from '../contract/schema.d.ts';

/** An operation of a merchant's server, by its `operationId` in the API's OpenAPI document. */
export type OperationId = keyof typeof table;

type Content<Body> = Body extends { readonly content: { readonly 'application/json': infer Json } }
  ? Json
  : never;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The body of a request. */
export type Input<Id extends OperationId> = Content<NonNullable<operations[Id]['requestBody']>>;
/** The body of a successful response. */
export type Output<Id extends OperationId> = Content<Responses<Id>[keyof Responses<Id> & (200 | 201)]>;
/** The query parameters. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** Body of an error response. */
export type Problem = components['schemas']['Problem'];
export type Checkout = components['schemas']['MerchantCheckout'];
export type NewCheckout = components['schemas']['NewCheckout'];
export type CreatedCheckout = components['schemas']['CreatedCheckout'];
export type Eligibility = components['schemas']['AmountEligibility'];
export type InvoiceLink = components['schemas']['InvoiceLink'];
export type NewInvoiceLink = components['schemas']['NewInvoiceLink'];
export type Payout = components['schemas']['MerchantPayout'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
/** An event as the API returns it. Retrieving a single event includes its deliveries. */
export type StoredEvent = components['schemas']['MerchantEvent'];

type Bodies = { [Type in keyof webhooks]: Content<NonNullable<webhooks[Type]['post']['requestBody']>> };

/**
 * A webhook event. `type` determines the type of `data`. Later releases may send new types to endpoints that subscribe to all
 * events: give a `switch` a `default` that ignores them.
 */
export type TamarackEvent = Bodies[keyof Bodies];
export type TamarackEventType = TamarackEvent['type'];
export type EventOf<Type extends TamarackEventType> = Extract<TamarackEvent, { readonly type: Type }>;
