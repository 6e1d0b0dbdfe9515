import { createMemberAccess, type MemberAccess } from '../../src/parties/members';
import {
  createMerchantLogos,
  createMerchantsService,
  type MerchantLogosService,
  type MerchantsService,
} from '../../src/parties/merchants';
import { createOperatorAccess, type OperatorAccess } from '../../src/parties/operators';
import type { ServicesInput } from './input';
import type { PlatformServices } from './platform';

export interface PartyServices extends OperatorAccess, MemberAccess {
  readonly merchants: MerchantsService;
  readonly merchantLogos: MerchantLogosService;
}

export function createPartyServices(
  { config, database, keys, now }: ServicesInput,
  { files, limits, mails }: PlatformServices,
): PartyServices {
  const base = { database, keys, now };
  return {
    merchants: createMerchantsService({
      ...base,
      mode: config.sandbox === null ? 'live' : 'test',
      localPages: config.sandbox?.localPages ? { except: config.publicUrl } : null,
    }),
    merchantLogos: createMerchantLogos({ database, files, publicUrl: config.publicUrl, now }),
    ...createMemberAccess({ ...base, limits, mails }),
    ...createOperatorAccess({
      ...base,
      mails,
      publicUrl: config.publicUrl,
      options: config.operators.access,
    }),
  };
}
