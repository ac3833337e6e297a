import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open.ts';
import type { IsInsider } from '../kernel/insiders.ts';
import { Refusal } from '../kernel/refusal.ts';
import { outboxEntries, type OutboxEntry } from './demo-outbox.ts';

/** `/dev/outbox`, for insiders of a demo: everything that was sent, so that a person can complete a flow without a phone. */
export function addOutbox(
  app: FastifyInstance,
  { db }: Pick<Database, 'db'>,
  { demo, isInsider }: { demo: boolean; isInsider: IsInsider },
): void {
  if (!demo) return;
  app.get('/dev/outbox', { config: { anyHost: true } }, async (request, reply) => {
    if (!isInsider(request)) throw new Refusal('not_found');
    const entries = await outboxEntries(db);
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    if (request.headers.accept?.includes('text/html')) return reply.type('text/html; charset=utf-8').send(page(entries));
    return reply.send({ list: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) });
  });
}

function page(entries: readonly OutboxEntry[]): string {
  const rows = entries.map(
    (e) =>
      `<tr><td>${e.at.toISOString()}</td><td>${escape(e.merchant)}</td><td>${e.kind}</td><td>${escape(e.recipient)}</td><td>${escape(e.subject ?? '')}</td><td>${escape(e.body)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>body{font:16px/1.5 system-ui;margin:1rem}table{border-collapse:collapse}td{white-space:pre-line}td,th{border:1px solid #ccc;padding:.3rem .6rem;text-align:start}</style>
<h1>Outbox</h1><p>Demo merchants send nothing; this is what their players would have received or read.</p>
<table><thead><tr><th>Time</th><th>Merchant</th><th>Kind</th><th>To</th><th>Subject</th><th>Text</th></tr></thead><tbody>${rows.join('') || '<tr><td colspan="6">Nothing yet.</td></tr>'}</tbody></table></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
