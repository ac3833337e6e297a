import cookie from '@fastify/cookie';
import { operationTable, type OperationId } from '@parlour/office-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseTime } from '../../db/database-time.ts';
import { isApiPath } from '../../http/answer-headers.ts';
import { siteOriginOf } from '../../http/context-of.ts';
import { FloodGuard } from '../../http/flood-guard.ts';
import { refuseCrossSite } from '../../http/gate.ts';
import { addressList } from '../../kernel/address-list.ts';
import type { Config } from '../../kernel/config.ts';
import { networkOf } from '../../kernel/network-of.ts';
import type { Limiter } from '../../kernel/rate-limit.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { mediaRoute } from '../content/media-route.ts';
import { notBuiltPage } from '../site/pages/instead-of-pages.ts';
import type { Builds } from '../site/pages/builds.ts';
import { sendFile, sendMissing } from '../site/pages/send-file.ts';
import { fileHeaders } from '../site/pages/site-rules.ts';
import type { QueueChanges } from '../../events/queue-changes.ts';
import type { OfficeDeps, OfficeHouse } from './operator.ts';
import { refuseUnproved } from './people/permitted.ts';
import { named, resumeOperatorSession, sessionCookie } from './people/sessions.ts';
import type { OperatorSession, Visit } from './people/visit.ts';
import { perform, type Work } from './perform.ts';
import { addQueueStream } from './queue-stream.ts';
import { createOfficePages, officePageHeaders } from './office-pages.ts';

/** The office as a site for browsers. */
export interface OfficeSite {
  /** If not empty, only these addresses have access. */
  networks: readonly string[];
  trustedProxies: readonly string[];
  limits: Pick<Config['limits'], 'requestsPerMinute' | 'loginTries'>;
  limiter: Limiter;
  /** Changes of queues that open pages are notified of. */
  queues: QueueChanges;
  /** The folder of the built pages; without it, no pages are served. */
  pages: string | undefined;
  /** The built sites of merchants, whose pictures the office's pages show; absent at a gateway without sites. */
  builds: Builds | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator who is logged in to the office; null at every other host. */
    officeSession: OperatorSession | null;
  }
  interface FastifyContextConfig {
    officeOperation?: OperationId;
  }
}

/** Checks every request of a browser before its body is read, and serves the pages at every path that is not an operation's. */
export function addOfficeSite(
  app: FastifyInstance,
  site: OfficeSite,
  { db, clock, merchants }: Pick<OfficeDeps, 'db' | 'clock' | 'merchants'>,
): void {
  void app.register(cookie);
  app.decorateRequest('officeSession', null);
  const networks = addressList(site.networks);
  const flood = new FloodGuard(site.limits.requestsPerMinute);
  app.addHook('onRequest', async (request) => {
    if (site.networks.length > 0 && !networks.has(request.ip)) throw new Refusal('forbidden');
    if (isApiPath(request.url)) flood.count(request.ip, clock.now());
    refuseCrossSite(request);
    const { officeOperation: id } = request.routeOptions.config;
    if (id === undefined) return;
    const token = app.parseCookie(request.headers.cookie ?? '')[sessionCookie];
    // A request that an unattended page sends does not extend the session (office O7).
    const isUse = id !== 'streamQueueChanges' && request.headers['x-unattended'] === undefined;
    request.officeSession = await resumeOperatorSession(db, token, await databaseTime(db, clock), { isUse });
    if (!request.officeSession && !operationTable[id].anyone) throw new Refusal('not_logged_in', { message: 'You are not logged in.' });
  });
  addQueueStream(app, site.queues, { db, clock });
  if (site.pages === undefined) return;
  const pages = createOfficePages(site.pages);
  mediaRoute(app, { db });
  app.get<{ Params: { merchant: string; '*': string } }>('/pictures/:merchant/art/*', async (request, reply) => {
    const merchant = merchants.all.find(({ code }) => code === request.params.merchant);
    const name = `art/${request.params['*']}`;
    const picture = merchant && (await site.builds?.of(merchant.brandId))?.files.get(name);
    if (!picture) return sendMissing(reply);
    return sendFile(request, reply, picture, fileHeaders(name));
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const [pathname = '/'] = request.url.split('?');
      if (isApiPath(pathname)) return reply.callNotFound();
      const built = await pages();
      if (!built) return notBuilt(reply);
      const name = pathname.slice(1);
      const asset = name === 'index.html' ? undefined : built.get(name);
      const isFile = /\.[A-Za-z0-9]+$/.test(pathname);
      const file = asset ?? (isFile ? undefined : built.get('index.html'));
      if (!file) return sendMissing(reply);
      return sendFile(request, reply, file, officePageHeaders(asset ? name : null, isSecure(request), sitesBeside(request, merchants)));
    },
  });
}

interface AskedAtSite {
  request: FastifyRequest;
  reply: FastifyReply;
  id: OperationId;
  given: unknown;
  log: Visit['log'];
}

/**
 * Performs a browser's request for the operator who is logged in there. An operator's key is not accepted here: it works only on the
 * socket, so a copied key is useless elsewhere. An operation sees only merchants where the operator's roles permit it (office O3, O9), and
 * requires a recent proof of identity where the contract says so (O8).
 */
export async function askAtSite<T>(
  deps: OfficeHouse,
  site: OfficeSite,
  { request, reply, id, given, log }: AskedAtSite,
  work: Work<T>,
): Promise<T> {
  const { area, loggedAs } = operationTable[id];
  const { officeSession: session } = request;
  const visit = { ...visitOf(request, reply, site), session, log };
  const by = session ? named(session.operator) : ({ kind: 'operator', name: '', named: false } as const);
  if (area === 'session') {
    const now = await databaseTime(deps.db, deps.clock);
    const operator = { ...deps, clock: { now: () => now, statementTime: () => now }, by, visit, levelAt: () => undefined, notes: [] };
    refuseUnproved(operator, id, given);
    return work.run(operator);
  }
  return perform(deps, { id, name: loggedAs, as: by, given, visit }, work);
}

function visitOf(request: FastifyRequest, reply: FastifyReply, { limiter, limits }: OfficeSite): Omit<Visit, 'session' | 'log'> {
  const host = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;
  return {
    ip: request.ip,
    requestId: String(request.id),
    network: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    origin: siteOriginOf(request),
    limiter,
    limits,
    cookie: (name) => request.cookies[name],
    setCookie(name, value, seconds) {
      if (value === null) reply.clearCookie(name, host);
      else reply.setCookie(name, value, seconds === undefined ? host : { ...host, maxAge: seconds });
    },
  };
}

/** The origins of all sites as an office browser reaches them. */
function sitesBeside(request: FastifyRequest, { all }: OfficeDeps['merchants']): string[] {
  const port = /:\d+$/.exec(request.host)?.[0] ?? '';
  return all.map(({ domains }) => `${request.protocol}://${domains[0]!}${port}`);
}

const isSecure = (request: FastifyRequest) => request.protocol === 'https';

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', '10')
    .type('text/html; charset=utf-8')
    .send(notBuiltPage({ name: 'Office', brandId: 'office' }));
}
