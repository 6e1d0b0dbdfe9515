import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { Access } from '../openapi/operation';

/** Calls that a merchant's developer writes: their error responses explain what is wrong. */
const explained: ReadonlySet<Access> = new Set(['merchantSecret', 'merchantKey']);

export const isMerchantCall = ({ routeOptions: { config } }: FastifyRequest): boolean => isExplained(config);

export const isExplained = ({ access = 'open' }: Pick<FastifyContextConfig, 'access'>): boolean =>
  explained.has(access);

/**
 * Unknown names are refused in calls of merchants' servers only. A page's call comes from the widget: during a release a
 * newer one may send a field to a process that does not know it yet.
 */
export const isStrict = ({ access }: Pick<FastifyContextConfig, 'access'>): boolean =>
  access === 'merchantSecret';
