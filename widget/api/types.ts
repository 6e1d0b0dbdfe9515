import type { components } from './schema.d.ts';

/** Response shapes from the OpenAPI document. Amounts are in dollars here and in cents in `src`. */
type Schemas = components['schemas'];

/** Responses are read-only. */
type Read<T> = T extends readonly (infer Item)[]
  ? readonly Read<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T;

export type ApplicationView = Read<Schemas['ApplicationView']>;
export type Identity = Read<Schemas['Identity']>;
export type FactsView = Read<Schemas['Facts']>;
export type PendingCode = NonNullable<ApplicationView['contact']['pendingPhone']>;
export type ScoringView = Read<Schemas['ScoringView']>;
export type Industry = Read<Schemas['Industry']>;
export type RegisteredBusiness = Read<Schemas['RegisteredBusiness']>;
export type AddressSuggestion = Read<Schemas['AddressSuggestion']>;
export type Address = Read<Schemas['Address']>;
export type BankConnection = Read<Schemas['BankConnection']>;
export type PaymentOption = Read<Schemas['PaymentOption']>;
export type PaymentOptionList = Read<Schemas['PaymentOptionList']>;
export type MonthRange = Read<Schemas['MonthRange']>;
export type DocumentView = ApplicationView['documents'][number];
export type Agreement = Read<Schemas['Agreement']>;
export type AgreementBlock = Agreement['blocks'][number];
