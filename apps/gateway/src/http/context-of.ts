import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Serving } from './serving.ts';
import type { Db } from '../kernel/tables.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Context } from '../kernel/context.ts';
import type { Merchants } from '../kernel/merchants.ts';
import { networkOf } from '../kernel/network-of.ts';
import { roleOf } from '../kernel/principals.ts';
import './request-state.ts';

export const sessionCookie = '__Host-sid';

/** What handlers receive of a request, besides its input. */
export function contextOf(deps: Serving, merchants: Merchants, request: FastifyRequest, reply: FastifyReply): Context {
  const host = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;
  return {
    db: handleOf(deps, request),
    bookkeepingDb: request.merchant ? deps.database.forMerchant(request.merchant.code) : deps.database.db,
    clock: deps.clock,
    random: deps.random,
    config: deps.config,
    limiter: deps.limiter,
    vault: deps.vault,
    log: request.log,
    outbox: deps.outbox,
    human: deps.human,
    captcha: deps.captcha,
    phoneAuth: deps.phoneAuth,
    merchants,
    levelOf: (db, memberId) => deps.ports.levelOf(db, request.merchant!, memberId, deps.clock.now()),
    withdrawalTermsOf: (db, memberId) => deps.ports.withdrawalTermsOf(db, request.merchant!, memberId, deps.clock.now()),
    promotionFigures: (db, at) => deps.ports.promotionFigures(db, request.merchant!, at),
    refuseChoice: (db, choice) => deps.ports.refuseChoice(db, request.merchant!, choice, { now: deps.clock.now(), vault: deps.vault }),
    acceptTerms: (db, memberId) => deps.ports.acceptTerms(db, request.merchant!, memberId, deps.clock.now()),
    afterwards: (what, work) => deps.afterwards.begin(request.log, what, work),
    get merchant() {
      if (!request.merchant) throw new Refusal('unknown_host');
      return request.merchant;
    },
    session: request.session,
    role: roleOf(request.session),
    ip: request.ip,
    network: networkOf(request.ip),
    country: request.country,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    siteOrigin: siteOriginOf(request),
    setSession(token) {
      if (token === null) reply.clearCookie(sessionCookie, host);
      else reply.setCookie(sessionCookie, token, host);
    },
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, maxAge) => void reply.setCookie(name, value, { ...host, maxAge }),
    setHeader: (name, value) => void reply.header(name, value),
  };
}

/** A handler's database: its own merchant's rows, and without writes in a read-only operation (security D10). */
function handleOf({ database }: Serving, { merchant, method }: FastifyRequest): Db {
  return merchant ? database.forMerchant(merchant.code, { readOnly: isReading(method) }) : database.db;
}

/** True for the methods that change nothing. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The origin at which the visitor sees this site, as in an Origin header. */
export function siteOriginOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
