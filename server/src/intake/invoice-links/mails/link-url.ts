import { randomBytes } from 'node:crypto';

/** Path of the hosted page that opens a link. */
export const invoicePath = '/invoice';

/** 144 random bits. */
export const generateLinkId = (): string => randomBytes(18).toString('base64url');

/** @param publicUrl origin of the hosted page */
export const buildLinkUrl = (publicUrl: string, linkId: string): string =>
  `${publicUrl}${invoicePath}?linkId=${encodeURIComponent(linkId)}`;
