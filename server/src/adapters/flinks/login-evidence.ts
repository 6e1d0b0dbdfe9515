import type { LoginEvidence } from '../../underwriting/banking';
import { isRecord } from './client';

type Body = Readonly<Record<string, unknown>>;

/**
 * Parses the evidence in a response of how its login came about. The tag is documented for the redirect and for
 * webhooks; responses to calls may contain it too ("exactly like a cached call", help.flinks.com 43000436150).
 */
export function parseLoginEvidence(body: Body): LoginEvidence {
  const login = isRecord(body['Login']) ? body['Login'] : {};
  return { tag: toText(body['Tag']), refreshedAt: parseUtc(login['LastRefresh']) };
}

/** `2019-05-09T13:47:46.5227901`: UTC, with more digits than a `Date` has. */
export function parseUtc(value: unknown): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d{1,3})?\d*Z?$/.exec(toText(value) ?? '');
  if (!match) return null;
  const date = new Date(`${match[1]}${match[2] ?? ''}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

export const toText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
