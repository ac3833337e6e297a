import { factsHash, type Brand } from '@parlour/brand/schema';
import officeContract from '@parlour/office-api/contract.json' with { type: 'json' };
import cookie from '@fastify/cookie';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './kernel/config.ts';
import type { Database } from './db/open.ts';
import { pictureRoute } from './areas/catalogue/feeds/picture-route.ts';
import { mediaRoute } from './areas/content/media-route.ts';
import { addOutbox } from './outbound/demo-outbox-route.ts';
import { connectEvents, type Hearing } from './events/connect.ts';
import { createQueueChanges } from './events/queue-changes.ts';
import { eventRoute } from './events/route.ts';
import { createEventStreams } from './events/streams.ts';
import { areas, handlers } from './areas.ts';
import { createAfterwards } from './http/afterwards.ts';
import type { Senders } from './kernel/ports.ts';
import { addBodies } from './http/bodies.ts';
import { docsRoute } from './http/health/docs-route.ts';
import { healthRoute } from './http/health/health-route.ts';
import { addHeartbeat } from './http/health/heartbeat.ts';
import { readinessOf } from './http/health/readiness.ts';
import { metricsRoute } from './http/health/metrics-route.ts';
import { clientError } from './http/client-error.ts';
import type { Clock, Random } from './kernel/clock.ts';
import { addDeadline } from './http/deadline.ts';
import { addDraining } from './http/draining.ts';
import { addErrors, sendError } from './http/errors.ts';
import { addGate } from './http/gate.ts';
import type { GatePorts } from './http/serving.ts';
import { insidersOf } from './kernel/insiders.ts';
import { addLoadShedding } from './http/load-shedding.ts';
import { merchantsOf, type ClosedSites } from './kernel/merchants.ts';
import { addOneHost } from './http/one-host.ts';
import { addOperations } from './http/operations.ts';
import { addRequestLog } from './http/request-log.ts';
import { currentSealingKey } from './http/sealing-keys.ts';
import { createKeptAnswers } from './http/kept-answers.ts';
import { limiterOf } from './http/limits/limiter-of.ts';
import type { RedisLink } from './db/redis-link.ts';
import { createVault } from './areas/identity/personal/vault.ts';
import { traceRequests } from './http/trace-requests.ts';
import { messageCalls } from './outbound/message-calls.ts';
import { createOutbox } from './outbound/outbox.ts';
import { outboundCallsLookedUp } from './outbound/unfinished-calls.ts';
import { keysLately, withKeysInForce } from './outbound/partner-keys.ts';
import { measured } from './outbound/senders/senders.ts';
import { refuseUnproved } from './areas/identity/session/prove.ts';
import { visitOf } from './areas/identity/session/visit.ts';
import { liveSessions } from './areas/identity/session/live.ts';
import { memberOf } from './areas/identity/member/find.ts';
import { accountName } from './areas/identity/member/login-name.ts';
import { schema } from './schema.ts';
import { proversOf } from './areas/identity/session/provers.ts';
import { warmPasswords } from './areas/identity/session/passwords.ts';
import { createOffice } from './areas/office/office-app.ts';
import { addOfficeHosts } from './areas/office/office-hosts.ts';
import { acceptTerms } from './areas/content/legal.ts';
import { promotionFigures } from './areas/rewards/claims/figures.ts';
import { refuseChoice } from './areas/rewards/claims/deposit-choice.ts';
import { levelOf } from './areas/rewards/vip/level.ts';
import { withdrawalTermsOf } from './areas/rewards/vip/withdrawals.ts';
import { createSettingsInForce } from './areas/settings/in-force.ts';
import { liveChatFrames } from './areas/service/live-chat.ts';
import { createBuilds } from './areas/site/pages/builds.ts';
import { createElsewhere, elsewhereCalls } from './areas/site/rendering/elsewhere.ts';
import { pagesOfSites } from './areas/site/rendering/pages-of-sites.ts';
import { previewPages } from './areas/site/preview-pages.ts';
import { siteRoute } from './areas/site/pages/site-route.ts';
import { violationReports } from './areas/site/pages/violation-reports.ts';
import { pushCalls } from './areas/messages/push/push-call.ts';
import { createChatRelay, type ChatRelay } from './areas/talk/relay.ts';
import { walletCalls } from './areas/wallet/calls.ts';
import type { PaymentProvider } from './areas/wallet/payments/provider.ts';
import { paymentProviders } from './areas/wallet/payments/providers.ts';
import { paymentWebhook } from './areas/wallet/payments/webhook.ts';
import { vendorWallet } from './areas/vendors/wallet-plugin.ts';

export interface AppDeps extends Senders {
  /** Migrated and seeded; the caller closes it after the application. */
  database: Database;
  config: Config;
  clock: Clock;
  random: Random;
  /** Every merchant that is served. */
  brands: readonly Brand[];
  /** Merchants whose sites must stay closed. */
  closed?: ClosedSites;
  logger: Logger;
  /** For limits and notifications, with the database as a fallback; if absent, both use the database. */
  redis?: RedisLink;
  /** The providers that start payments; the configured ones if absent. */
  payments?: readonly PaymentProvider[];
  /** Folder of the built sites, one folder per brand; without it the gateway serves no pages. */
  sites?: string;
  /** Whether to render pages of sites again when their content changes; otherwise they stay as built. */
  rendersPages?: boolean;
  /** Folder of the built office. */
  officePages?: string;
}

/** How long a caller may take to send a request's head and the whole request, in ms, and how often this is checked (security E02). */
const slowSenders = { requestTimeout: 30_000, http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 } };

/** The whole gateway, ready to listen or to be called by `inject`. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { database, config, clock, random, logger } = deps;
  const merchants = merchantsOf(deps.brands, deps.closed);
  const vault = createVault(config.personalData, random);
  const reader = { db: database.db, vault };
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    genReqId: () => random.bytes(12).toString('hex'),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    connectionTimeout: 0,
    ...slowSenders,
    // `addOneHost` refuses these in the contract's format; Node would send an empty answer.
    http: { ...slowSenders.http, requireHostHeader: false },
    // Calls over open connections are still served, so that every caller learns the outcome.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    frameworkErrors: sendError,
    clientErrorHandler: clientError,
  });
  addOneHost(app);
  traceRequests(app);
  const drain = addDraining(app);
  const limiter = limiterOf(deps);
  const queues = createQueueChanges();
  const facts = new Map(merchants.all.map(({ brandId, brand }) => [brandId, factsHash(brand)]));
  const builds =
    deps.sites === undefined
      ? undefined
      : createBuilds(deps.sites, {
          factsOf: (brand) => facts.get(brand),
          onError: (error, brand) => logger.error({ err: error, brand }, 'a build cannot be read'),
          onWaiting: (brand) => logger.warn({ brand }, 'a build of other facts than the gateway started with waits for a restart'),
        });
  const office = createOffice(
    { db: database.db, forOffice: database.forOffice, clock, random, merchants, config, vault },
    {
      log: logger,
      onFailure: (error) => logger.error({ err: error }, 'what an operator asked failed'),
      site: {
        ...config.office,
        trustedProxies: config.trustedProxies,
        limits: config.limits,
        limiter,
        queues,
        pages: deps.officePages,
        builds,
      },
    },
  );
  await addOfficeHosts(app, office, config.office);
  addDeadline(app, config.answerWithinMs);
  addLoadShedding(app, config.limits);
  await app.register(cookie);
  addRequestLog(app);
  addErrors(app);
  addBodies(app);
  const settings = createSettingsInForce(database.db, merchants, { clock, lookEvery: config.eventsLookEverySeconds * 1000 });
  const ports: GatePorts = {
    inForce: settings.of,
    visitOf,
    refuseUnproved,
    levelOf,
    withdrawalTermsOf,
    promotionFigures,
    refuseChoice,
    acceptTerms,
    accountOf: async (db, memberId) => accountName(vault, await memberOf(db, memberId)),
  };
  addGate(app, { ...deps, ports }, merchants);

  const afterwards = createAfterwards();
  app.decorate('afterwards', afterwards);
  const outbox = createOutbox({
    database,
    vault,
    clock,
    handlers: [
      ...messageCalls(measured(deps)),
      ...pushCalls({ db: database.db, vault, merchants, services: config.pushServices }),
      ...elsewhereCalls(config.sitesElsewhere),
      ...walletCalls(database.db, async () => deps.payments ?? paymentProviders(await withKeysInForce(config, reader, clock.now()))),
    ],
    begin: (what, work) => afterwards.begin(app.log, what, async () => void (await work())),
  });
  app.decorate('outbox', outbox);
  const kept = createKeptAnswers();
  // An operator who has published something sees it in the next request, even before the notification has arrived.
  const stopTelling = database.notifier.tellAtOnce(kept.hear);
  app.addHook('onClose', async () => stopTelling());
  addOperations(
    app,
    {
      ...deps,
      limiter,
      vault,
      afterwards,
      outbox,
      ports,
      kept,
      ...measured(deps),
      ...proversOf(config),
    },
    merchants,
    handlers,
  );
  await app.register(paymentWebhook({ database, clock, config, outbox, vault }));
  await app.register(vendorWallet({ db: database.db, clock, partners: keysLately(config, reader, clock), merchants }));
  const onError = (error: unknown) => logger.error({ err: error }, 'events');
  const elsewhere = createElsewhere({ db: database.db, outbox, clock, log: app.log }, config.sitesElsewhere);
  const shown = { inForce: settings.of, promotionFigures };
  const pages =
    deps.sites && deps.rendersPages ? pagesOfSites(app, { ...deps, merchants, sites: deps.sites, elsewhere }, shown) : undefined;
  // The relay writes to streams, which come from the hub that listens for it.
  const chat: { relay?: ChatRelay } = {};
  const toChat: Hearing = { hear: (payload) => chat.relay?.hear(payload), missed: () => chat.relay?.missed() };
  const hub = await connectEvents(deps, { before: [settings, kept], after: pages ? [queues, toChat, pages] : [queues, toChat] }, onError);
  app.addHook('onClose', () => hub.close());
  const streams = createEventStreams({
    hub,
    clock,
    random,
    liveSessions: (ids, now) => liveSessions(database.db, ids, config.session, now),
    most: config.limits.eventStreams,
    onOpened: (sessionId) => chat.relay?.opened(sessionId),
    onError,
  });
  const relay = createChatRelay(database.db, {
    streams,
    now: () => clock.now(),
    onError,
    lookEvery: config.eventsLookEverySeconds * 1000,
  });
  chat.relay = relay;
  app.addHook('onClose', async () => relay.close());
  eventRoute(app, streams);
  const isInsider = insidersOf(config, merchants);
  const look = readinessOf(database.db, Object.keys(schema.migrations), deps.redis);
  healthRoute(app, { isInsider, look, merchants });
  addHeartbeat(app, {
    db: database.db,
    clock,
    version: officeContract.info.version,
    look,
    streams: () => streams.count,
    onError: (error) => logger.warn({ err: error }, 'the gateway could not tell that it runs'),
  });
  const lookedUp = [outboundCallsLookedUp, ...areas.flatMap((area) => area.lookedUp ?? [])];
  metricsRoute(app, { database, streams: () => streams.count, lookedUp }, isInsider);
  docsRoute(app, { demo: merchants.demo, isInsider });
  addOutbox(app, database, { demo: merchants.demo, isInsider });
  pictureRoute(app, database);
  mediaRoute(app, database);
  await violationReports(app, deps, merchants);
  if (builds) {
    siteRoute(app, {
      merchants,
      builds,
      vendors: config.vendors,
      alsoFramed: (merchant) => liveChatFrames(merchant, config),
      inForce: settings.of,
      ...(pages && { pages }),
      previews: previewPages({ db: database.db, clock, random, pages }),
    });
  }

  app.addHook('preClose', async () => {
    queues.close();
    await drain();
    await afterwards.settled();
  });
  await Promise.all([currentSealingKey(database.db, vault, clock.now()), warmPasswords()]);
  await app.ready();
  return app;
}
