import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderPage } from '../../src/platform/html';

/** Sends a complete page: an element of `parts/page`. */
export function sendPage(reply: FastifyReply, page: ReactElement, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(renderPage(page));
}
