import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderPage } from '../../src/platform/html';
import { buildContentSecurityPolicy } from './content-security-policy';

/** Sends a complete page: an element of `parts/page`. */
export function sendPage(reply: FastifyReply, page: ReactElement, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(renderPage(page));
}

/** A page that runs the passkey script; no other page runs any. */
export function sendScriptedPage(reply: FastifyReply, page: ReactElement, status = 200): FastifyReply {
  reply.header('content-security-policy', buildContentSecurityPolicy({ script: true }));
  return sendPage(reply, page, status);
}
