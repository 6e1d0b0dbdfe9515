/** What the blocks of the documents take from their reader's own code, and how a page's JavaScript sees the browser. */
import type { Tamarack as PageTamarack } from '@tamarack/checkout';
import type { Tamarack as ServerTamarack } from '@tamarack/node';
import type { components, webhooks } from '../../../../sdk/node/contract/schema';
import type { paths } from '../../../../widget/api/schema';

declare global {
  /** The object of the page, or that of the server: each has what a block of its kind calls. */
  const tamarack: PageTamarack & ServerTamarack;
  const Tamarack: PageTamarack;
  const clientToken: string;
  const linkId: string;
  const checkoutId: string;
  const email: string;
  const phone: string;
  const firstName: string;
  const lastName: string;
  const businessName: string;
  const address: {
    readonly street: string;
    readonly city: string;
    readonly province: string;
    readonly postalCode: string;
  };
  const order: { readonly total: number };
  const orders: Map<string, { readonly total: number }>;
  const app: { post(path: string, ...handlers: unknown[]): void };
  const express: { raw(options: object): unknown };
  function ship(order: unknown): void;
  function showThanks(outcome: { readonly checkoutId: string }): void;
  function setStatus(status: string): void;
  function gtag(command: 'event', name: string, values: object): void;
  /** Of a webhook's verification by hand. */
  const createHmac: typeof import('node:crypto').createHmac;
  const key: Buffer;
  const id: string;
  const timestamp: string;
  const body: Buffer;

  namespace NodeJS {
    interface ProcessEnv {
      TAMARACK_SECRET_KEY: string;
      TAMARACK_WEBHOOK_SECRET: string;
      TAMARACK_API_URL: string;
    }
  }

  /** JavaScript: what a page looks for is there, and an event has what its listener takes. */
  interface Document {
    querySelector<Name extends keyof HTMLElementTagNameMap>(selector: Name): HTMLElementTagNameMap[Name];
    // biome-ignore lint/suspicious/noExplicitAny: the document decides
    querySelector(selector: string): any;
  }
  interface Event {
    // biome-ignore lint/suspicious/noExplicitAny: the event decides
    readonly detail: any;
  }
  type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
  type Method<Path extends keyof paths, Verb extends keyof paths[Path]> = paths[Path][Verb];
  type BodyOf<Path extends keyof paths, Verb extends keyof paths[Path]> =
    Method<Path, Verb> extends { requestBody?: infer Given } ? Json<NonNullable<Given>> : never;
  type QueryOf<Path extends keyof paths> = paths[Path] extends {
    get: { parameters: { query?: infer Query } };
  }
    ? { readonly [Name in keyof NonNullable<Query>]?: string }
    : never;
  type DataOf<Name extends keyof webhooks> = webhooks[Name] extends { post: { requestBody?: infer Given } }
    ? Json<NonNullable<Given>> extends { data: infer Data }
      ? Data
      : never
    : never;
  type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
}
