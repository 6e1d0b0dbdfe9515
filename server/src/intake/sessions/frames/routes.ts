import { z } from 'zod';
import { type App, problems } from '../../../platform/http';
import { checkSameOrigin } from './authenticator';
import { frameCookie } from './frame-cookie';
import type { FramesService } from './service';

const tags = ['Frames'];
const ticket = z.object({ ticket: z.string().max(100) }).meta({ id: 'FrameTicket' });
const state = z
  .object({
    proven: z.boolean().meta({ description: 'True if the phone was verified in these frames.' }),
  })
  .meta({ id: 'FrameState' });

/** The secure frames of a page: bound to its session by a ticket, then recognized by their cookie. */
export function registerFrameRoutes(
  app: App,
  { frames, publicUrl }: { readonly frames: FramesService; readonly publicUrl: string },
): void {
  app.post(
    '/v1/frames/ticket',
    {
      config: { access: 'session', whileLocked: true },
      schema: {
        operationId: 'Frames_IssueTicket',
        tags,
        summary: 'Issue the ticket that binds the secure frames to this session',
        description: 'A ticket can be used once, within a minute.',
        response: { 200: ticket, ...problems },
      },
    },
    async ({ session }) => ({ ticket: await frames.issueTicket(session) }),
  );

  app.post(
    '/v1/frames/session',
    {
      config: { access: 'open' },
      onRequest: async (request) => checkSameOrigin(request, publicUrl),
      schema: {
        operationId: 'Frames_RedeemTicket',
        tags,
        summary: 'Bind the secure frames to the session of a ticket',
        description: 'Called only by the frames. Sets their cookie.',
        body: ticket,
        response: { 204: z.null().meta({ description: 'The frames are bound.' }), ...problems },
      },
    },
    async (request, reply) => {
      const cookie = frameCookie.read(request, publicUrl);
      frameCookie.write(reply, await frames.redeemTicket(request.body.ticket, cookie), publicUrl);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/v1/frames/session',
    {
      config: { access: 'frame', whileLocked: true },
      schema: {
        operationId: 'Frames_GetState',
        tags,
        summary: 'Check whether the secure frames are bound to the checkout’s session',
        description: 'Called only by the frames. Fails if the browser did not store their cookie.',
        response: { 200: state, ...problems },
      },
    },
    async ({ session }) => ({ proven: session.frame?.proven ?? false }),
  );
}
