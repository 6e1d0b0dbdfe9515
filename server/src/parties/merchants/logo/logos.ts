import { Readable } from 'node:stream';
import { logoPath } from '@tamarack/core/protocol/logo-path';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { FilesService } from '../../../platform/files';
import { authorizeFor, type MerchantActor, toMerchantAuditActor } from '../../members';
import { lockForChange } from '../actor';
import { findMerchant } from '../repository';
import type { LogoMediaType } from '../tables';
import { checkLogo, type LogoProblem, logoLimits } from './check-logo';
import * as logos from './logo-repository';

/** Logos that merchants, or operators for them, upload. Their addresses are public. */
export interface MerchantLogosService extends ReturnType<typeof createMerchantLogos> {}

const acts = {
  read: { operator: 'merchants.read', member: 'settings.manage' },
  change: { operator: 'merchants.manage', member: 'settings.manage' },
} as const;

export function createMerchantLogos(deps: {
  readonly database: Executor;
  readonly files: Pick<FilesService, 'save' | 'retain' | 'discard' | 'scan' | 'open'>;
  readonly publicUrl: string;
  readonly now: () => Date;
}) {
  const { database, files, publicUrl, now } = deps;

  /** Changes the merchant's logo under its lock; the image before is no longer at its address. */
  const change = async (
    merchantId: string,
    by: MerchantActor,
    image: { readonly fileId: string; readonly mediaType: LogoMediaType } | null,
  ): Promise<void> =>
    inTransaction(database, async (trx) => {
      await lockForChange(trx, merchantId, by, acts.change);
      const merchant = await findMerchant(trx, merchantId);
      if (!merchant || merchant.closedAt !== null)
        throw problem('step-not-allowed', { detail: 'The merchant is closed.' });
      const former = await logos.findLogoFile(trx, merchantId);
      if (former !== null) {
        await logos.removeLogo(trx, merchantId);
        await files.discard(trx, former);
      }
      if (image !== null) {
        await files.retain(trx, image.fileId);
        await logos.insertLogo(trx, { merchantId, ...image, now: now() });
      }
      const url = image && `${publicUrl}${logoPath}/${image.fileId}`;
      if (url === merchant.logoUrl) return;
      await logos.setLogoUrl(trx, merchantId, url);
      await recordAudit(trx, {
        applicationId: null,
        actor: toMerchantAuditActor(by),
        act: 'merchant.changed',
        details: { merchantId, fields: 'logoUrl' },
        at: now(),
      });
    });

  return {
    /** The address of the merchant's logo, uploaded or not; null without one. Throws `forbidden`, `not-found`. */
    read: async (merchantId: string, by: MerchantActor): Promise<string | null> => {
      authorizeFor(by, merchantId, acts.read);
      const merchant = isId(merchantId) ? await findMerchant(database, merchantId) : undefined;
      if (!merchant) throw problem('not-found');
      return merchant.logoUrl;
    },

    /**
     * Stores an image as the logo, in place of the previous one. Throws as `read`; `file-too-large`; `file-type-invalid` with
     * `logoType`, `logoDamaged`, `logoTooSmall`, `logoTooLarge` or `logoInfected`; `step-not-allowed` once the merchant is
     * closed.
     */
    set: async (merchantId: string, content: Buffer, by: MerchantActor): Promise<void> => {
      authorizeFor(by, merchantId, acts.change);
      const file = await files.save(Readable.from([content]), { limit: logoLimits.bytes });
      const checked = checkLogo(content, file.mediaType);
      if ('problem' in checked) throw refuse(checked.problem);
      if ((await files.scan(file.id)) !== 'clean') throw refuse('logoInfected');
      await change(merchantId, by, { fileId: file.id, mediaType: checked.mediaType });
    },

    /** Throws as `read`; `step-not-allowed` once the merchant is closed. */
    remove: (merchantId: string, by: MerchantActor): Promise<void> => change(merchantId, by, null),

    /** The image at an address; null if it no longer exists. */
    open: async (
      fileId: string,
    ): Promise<{ readonly mediaType: LogoMediaType; readonly content: Readable } | null> => {
      const mediaType = isId(fileId) ? await logos.findLogo(database, fileId) : null;
      return mediaType && { mediaType, content: await files.open(fileId) };
    },
  };
}

/** Files that were saved but not used are removed after an hour. */
const refuse = (code: LogoProblem | 'logoInfected') =>
  problem('file-type-invalid', { errors: [{ path: '/file', code }] });
