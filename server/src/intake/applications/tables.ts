import type { Facts } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { BusinessInput, PersonalInput } from '@tamarack/core/validation/inputs';
import type { CreatedAt, Defaulted, NullableJson, Timestamp } from '../../platform/database/columns';

export interface CustomerTable {
  id: string;
  phone: string;
  created_at: CreatedAt;
}

export interface ApplicationTable {
  id: string;
  merchant_id: string;
  customer_id: string | null;
  entry: Facts['entry'];
  language: Defaulted<Language>;
  eligibility: Defaulted<Facts['eligibility']>;
  phone: string | null;
  phone_verified_at: Timestamp | null;
  email: string | null;
  email_verified_at: Timestamp | null;
  /** Without the SIN, which has its own columns. */
  personal: NullableJson<Omit<PersonalInput, 'sin'>>;
  sin_cipher: Buffer | null;
  sin_last_three: string | null;
  business: NullableJson<BusinessInput>;
  bank: Defaulted<Facts['bank']>;
  documents_submitted_at: Timestamp | null;
  qualification: Defaulted<Facts['qualification']>;
  /** Earlier application whose forms are offered here until they are saved. */
  prefilled_from: string | null;
  /** Earlier application that the customer's credit line came with; the application itself where there was nothing. */
  carried_from: string | null;
  created_at: CreatedAt;
  updated_at: Defaulted<Date>;
}
