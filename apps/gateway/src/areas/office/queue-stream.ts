import { operationTable } from '@parlour/office-api/contract';
import type { FastifyInstance } from 'fastify';
import { databaseTime } from '../../db/database-time.ts';
import type { QueueChanges, QueueNews } from '../../events/queue-changes.ts';
import { tooMany } from '../../kernel/rate-limit.ts';
import type { OfficeDeps } from './operator.ts';
import { rolesOf } from './people/roles.ts';
import { isLiveOperatorSession } from './people/sessions.ts';

/** How many streams one session may have open at most, one per browser tab. */
const mostTabs = 8;
/** Milliseconds between comments that keep a stream open and checks that its session is still live. */
const beatEvery = 15_000;
/** Milliseconds until a browser that lost its stream reconnects. */
const comesBackAfter = 3000;

/**
 * Registers the stream that notifies open office pages of changed queues, at the merchants that the session's roles cover (office 11). A
 * change of roles ends the session, and with it the stream.
 */
export function addQueueStream(app: FastifyInstance, queues: QueueChanges, { db, clock }: Pick<OfficeDeps, 'db' | 'clock'>): void {
  const tabs = new Map<string, number>();
  const { path } = operationTable.streamQueueChanges;
  app.get(path, { exposeHeadRoute: false, config: { officeOperation: 'streamQueueChanges' } }, async (request, reply) => {
    const { id, operator } = request.officeSession!;
    const open = tabs.get(id) ?? 0;
    if (open >= mostTabs) throw tooMany(10);
    tabs.set(id, open + 1);
    const roles = await rolesOf(db, operator);
    const reaches = (merchant: string | null) =>
      merchant === null || roles.some((role) => role.merchant === null || role.merchant === merchant);
    const { raw } = reply;
    const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
    reply.hijack();
    raw.writeHead(200, {
      ...Object.fromEntries(headers),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    raw.write(`retry: ${comesBackAfter}\n\n`);
    const stop = queues.subscribe((news: QueueNews) => {
      // The browser then reconnects and reloads what it shows.
      if (news === 'missed' || news === 'closing') raw.end();
      else if (reaches(news.merchant)) raw.write(`data: ${JSON.stringify(news)}\n\n`);
    });
    const beat = setInterval(() => {
      raw.write(': beat\n\n');
      const live = databaseTime(db, clock).then((now) => isLiveOperatorSession(db, id, now));
      live.then(
        (is) => is || raw.end(),
        () => raw.end(),
      );
    }, beatEvery);
    raw.on('close', () => {
      clearInterval(beat);
      stop();
      const left = (tabs.get(id) ?? 1) - 1;
      if (left > 0) tabs.set(id, left);
      else tabs.delete(id);
    });
  });
}
