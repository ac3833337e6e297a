import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../../../kernel/config.ts';
import type { Clock, Random } from '../../../kernel/clock.ts';
import { sameSignature } from '../../../http/signing/freshness.ts';
import { openTicket } from '../ticket.ts';
import { Conversations, type Conversation } from './conversations.ts';
import { deskPage, deskStyleSource, usedPage, visitorPage } from './desk-pages.ts';

export interface SandboxDeskDeps {
  liveChat: Pick<Config['liveChat'], 'sandbox' | 'deskKey'>;
  clock: Pick<Clock, 'now'>;
  random: Random;
}

/**
 * The sandbox's live chat, a separate app on its own origin: visitors bring a ticket from the gateway, and a person answers on the desk's
 * page. The caller listens and closes.
 */
export function createSandboxDesk({ liveChat: { sandbox, deskKey }, clock, random }: SandboxDeskDeps): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 8192, requestTimeout: 10_000, forceCloseConnections: true });
  const atDesk = new Set<FastifyReply>();
  const visitors = new Map<FastifyReply, Conversation>();

  const tellVisitor = (reply: FastifyReply, { said, ended }: Conversation) => tell(reply, { said, ended, online: atDesk.size > 0 });
  const tellDesk = (reply: FastifyReply) => tell(reply, conversations.all().map(forDesk));
  const deskChanged = () => visitors.forEach((conversation, reply) => tellVisitor(reply, conversation));
  const conversations = new Conversations({
    clock,
    random,
    changed(conversation) {
      visitors.forEach((of, reply) => of === conversation && tellVisitor(reply, of));
      atDesk.forEach(tellDesk);
    },
  });

  const stream = (reply: FastifyReply, onClose: () => void) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    reply.raw.once('close', onClose);
  };
  const isDesk = (key: string) => sameSignature(key, deskKey);
  const bearer = (request: FastifyRequest) => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

  app.get<{ Querystring: { merchant?: string; desk?: string | string[] } }>('/desks', async (request, reply) => {
    if (!sameSignature(bearer(request), sandbox.apiKey)) return reply.code(401).send();
    const { merchant = '', desk = [] } = request.query;
    // The same person answers at every desk of the demonstration.
    return { desks: [desk].flat().map((id) => ({ id, online: atDesk.size > 0, waiting: conversations.waiting(merchant, id) })) };
  });

  app.get<{ Querystring: { ticket?: string } }>('/chat', async (request, reply) => {
    const ticket = await openTicket(request.query.ticket ?? '', sandbox, clock.now());
    const conversation = ticket && conversations.begin(ticket);
    if (!conversation) return show(reply, 410, usedPage());
    const nonce = nonceOf(random);
    return show(reply, 200, visitorPage(conversation, nonce), { nonce, framedBy: new URL(conversation.ticket.site).origin });
  });

  app.get<{ Querystring: { conversation?: string } }>('/chat/stream', (request, reply) => {
    const conversation = conversations.bySecret(request.query.conversation ?? '');
    if (!conversation) return void reply.code(404).send();
    stream(reply, () => visitors.delete(reply));
    visitors.set(reply, conversation);
    tellVisitor(reply, conversation);
  });

  app.post<{ Body: { conversation?: unknown; text?: unknown } | null }>('/chat/say', async ({ body }, reply) => {
    const conversation = conversations.bySecret(String(body?.conversation ?? ''));
    const said = conversation && conversations.say(conversation, 'visitor', String(body?.text ?? ''));
    return reply.code(said ? 204 : 409).send();
  });

  app.get<{ Querystring: { key?: string } }>('/desk', async ({ query: { key = '' } }, reply) => {
    if (!isDesk(key)) return show(reply, 404, usedPage());
    const nonce = nonceOf(random);
    return show(reply, 200, deskPage(key, nonce), { nonce });
  });

  app.get<{ Querystring: { key?: string } }>('/desk/stream', (request, reply) => {
    if (!isDesk(request.query.key ?? '')) return void reply.code(404).send();
    stream(reply, () => {
      atDesk.delete(reply);
      deskChanged();
    });
    atDesk.add(reply);
    tellDesk(reply);
    deskChanged();
  });

  app.post<{ Body: { conversation?: unknown; text?: unknown } | null }>('/desk/say', async (request, reply) => {
    const conversation = isDesk(bearer(request)) ? conversations.byId(String(request.body?.conversation ?? '')) : undefined;
    const said = conversation && conversations.say(conversation, 'desk', String(request.body?.text ?? ''));
    return reply.code(said ? 204 : 409).send();
  });

  app.post<{ Body: { conversation?: unknown } | null }>('/desk/end', async (request, reply) => {
    const conversation = isDesk(bearer(request)) ? conversations.byId(String(request.body?.conversation ?? '')) : undefined;
    if (conversation) conversations.end(conversation);
    return reply.code(conversation ? 204 : 409).send();
  });

  app.setNotFoundHandler((_request, reply) => show(reply, 404, usedPage()));
  return app;
}

const tell = (reply: FastifyReply, data: unknown) => reply.raw.write(`data: ${JSON.stringify(data)}\n\n`);

/** What the desk may know of a conversation: never the visitor's secret. */
function forDesk({ id, ticket, said, ended, waits }: Conversation) {
  const who = ticket.sub === undefined ? 'Guest' : `${ticket.sub}, level ${ticket.level ?? 0}`;
  const about = [ticket.merchant, ticket.desk, who, ticket.language, ticket.topic].filter(Boolean).join(' · ');
  return { id, about, said, ended, waits };
}

const nonceOf = (random: Random): string => Buffer.from(random.bytes(16)).toString('base64');

function show(
  reply: FastifyReply,
  status: number,
  html: string,
  { nonce, framedBy }: { nonce?: string; framedBy?: string } = {},
): FastifyReply {
  const scripts = nonce === undefined ? `'none'` : `'nonce-${nonce}'`;
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${scripts}; style-src ${deskStyleSource}; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${framedBy ?? `'none'`}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
}
