import { createHash, randomBytes } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import { newId } from '../server/src/platform/database';

/** The minimum work for opening a checkout, as a baseline: the rows that the server writes, in one statement. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const { rows } = await pool.query<{ id: string }>('select id from merchant order by id limit 1');
const [merchant] = rows;

const insert = `
  with application as (
    insert into application (id, merchant_id, entry, language, created_at, updated_at)
    values ($1, $2, 'cart', 'en', $3, $3)
  ), checkout as (
    insert into checkout (id, merchant_id, application_id, request_source, cart_total_cents, minimum_purchase_cents, created_at)
    values ($4, $2, $1, $5, $6, $7, $3)
  ), session as (
    insert into session (id, checkout_id, token_hash, resume_hash, created_at, last_used_at, locked)
    values ($8, $4, $9, $10, $3, $3, false)
  )
  insert into audit_event (id, actor, act, details, at) values ($11, 'applicant', 'checkout.started', $12, $3)`;

const hash = (value: string): Buffer => createHash('sha256').update(value).digest();

const app = fastify();
app.post<{ Body: { requestSource: string; cartTotal: number } }>('/v1/checkout', async ({ body }) => {
  const checkoutId = newId();
  const [token, resumeToken] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  await pool.query(insert, [
    ...[newId(), merchant?.id, new Date(), checkoutId, body.requestSource, Math.round(body.cartTotal * 100)],
    ...[500_00, newId(), hash(token), hash(resumeToken), newId(), JSON.stringify({ checkoutId })],
  ]);
  return { sessionToken: token, checkoutId, minimumPurchaseAmount: 500, isAmountQualified: true };
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));
