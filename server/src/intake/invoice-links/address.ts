import { randomBytes } from 'node:crypto';

/** Path of the hosted page that opens a link. */
export const invoicePath = '/invoice';

/** 144 random bits. */
export const newLinkId = (): string => randomBytes(18).toString('base64url');

/** @param publicUrl origin of the hosted page */
export const linkAddress = (publicUrl: string, linkId: string): string =>
  `${publicUrl}${invoicePath}?linkId=${encodeURIComponent(linkId)}`;
