import { contractHeader, contractMajor, operationTable, type OperationId } from '@parlour/api/contract';
import { whyNot, type Access, type Flag } from '@parlour/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Serving } from './serving.ts';
import { isShutOut, stateForVisitors } from './site-state.ts';
import { answerHeaders, isApiPath } from './answer-headers.ts';
import { isReading, sessionCookie, siteOriginOf } from './context-of.ts';
import { addressList, type AddressList } from '../kernel/address-list.ts';
import type { Merchant, Merchants } from '../kernel/merchants.ts';
import { FloodGuard } from './flood-guard.ts';
import { Refusal } from '../kernel/refusal.ts';
import { askerOf } from '../kernel/principals.ts';

/** Operations that are served in every state of the site (security G05), because a page must be able to say why the site is closed. */
const alwaysOpen: ReadonlySet<OperationId> = new Set([
  'getSystemStatus',
  'getPermission',
  'getRegisterSettings',
  'getDomainRoute',
  'getPublicKey',
  'streamEvents',
]);

/** Operations allowed to a session that must change its password first (security A14): the change itself, and what its dialog needs. */
export const whileRestricted: ReadonlySet<OperationId> = new Set([
  'changePassword',
  'logout',
  'getSystemStatus',
  'getPermission',
  'getRegisterSettings',
  'getPublicKey',
]);

/**
 * Decides before the body is read: identifies the merchant, checks that the call comes from the merchant's own site and that the site is
 * open, and identifies the caller and their permission.
 */
export function addGate(app: FastifyInstance, deps: Pick<Serving, 'config' | 'clock' | 'database' | 'ports'>, merchants: Merchants): void {
  const flood = new FloodGuard(deps.config.limits.requestsPerMinute);
  const proxies = addressList(deps.config.trustedProxies);
  app.decorateRequest('merchant', null);
  app.decorateRequest('session', null);
  app.decorateRequest('site', null);
  app.decorateRequest('country', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { operationId, anyHost } = request.routeOptions.config;
    if (isApiPath(request.url)) {
      reply.headers(answerHeaders);
      if (!anyHost) flood.count(request.ip, deps.clock.now());
    }
    if (anyHost) return;
    request.merchant = merchants.byHost(request.host) ?? null;
    if (!request.merchant) throw new Refusal('unknown_host');
    refuseCrossSite(request);
    if (!isPlayers(operationId)) return;
    request.merchant = await deps.ports.inForce(request.merchant);
    const operation = operationTable[operationId];
    request.country = countryOf(request, deps.config.countryHeader, proxies);
    const { code } = request.merchant;
    const db = deps.database.forMerchant(code, { readOnly: isReading(request.method) });
    const token = request.cookies[sessionCookie];
    const { site, session } = token
      ? await deps.ports.visitOf(db, request.merchant, token, deps.config.session, deps.clock.now(), deps.database.forMerchant(code))
      : { site: await stateForVisitors(db, request.merchant), session: null };
    request.site = site;
    if (!alwaysOpen.has(operationId)) {
      refuseOutdated(request);
      refuseClosed(request);
    }
    refuseOff(operation.flag, request.merchant);
    request.session = session;
    if (request.session?.restricted && !whileRestricted.has(operationId))
      throw new Refusal('password_change_required', {
        params: { account: await deps.ports.accountOf(db, request.session.memberId) },
      });
    const refusal = whyNot(askerOf(request), operation as Access);
    if (refusal) throw new Refusal(refusal);
  });
}

/** Whether this is an operation for players; every other route has its own access rule. */
function isPlayers(id: string | undefined): id is OperationId {
  return id !== undefined && Object.hasOwn(operationTable, id);
}

/** Another site can make a browser send requests here, but none of them may change anything (security D09). */
export function refuseCrossSite(request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || (origin !== undefined && origin !== siteOriginOf(request))) throw new Refusal('cross_site_request');
}

/**
 * A page built for an earlier contract might mean something else by its request than the player intends, so it must be reloaded (content
 * N84).
 */
function refuseOutdated({ headers }: FastifyRequest): void {
  if (Number(headers[contractHeader]) < contractMajor) throw new Refusal('page_outdated');
}

function refuseClosed({ site, ip, country }: FastifyRequest): void {
  if (site?.maintenance) throw new Refusal('maintenance', { params: { maintenanceEnd: site.maintenanceEnd?.toISOString() ?? null } });
  if (site && isShutOut(site, { ip, country })) throw new Refusal('region_restricted', { params: { ip } });
}

/** Features that a site does not have are refused to everyone alike, before the caller is identified. */
function refuseOff(flag: Flag | null, { flags }: Merchant): void {
  if (flag !== null && !flags[flag]) throw new Refusal('function_not_enabled');
}

function countryOf(request: FastifyRequest, header: string | null, proxies: AddressList): string | null {
  const peer = request.socket.remoteAddress ?? '';
  const told = header === null ? undefined : request.headers[header];
  if (typeof told !== 'string' || !/^[A-Z]{2}$/.test(told)) return null;
  return proxies.has(peer) ? told : null;
}
