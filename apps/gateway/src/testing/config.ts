import type { Config } from '../kernel/config.ts';

/** The configuration of a test gateway: cheap proofs of work, and ports on which nothing listens. */
export function testConfig(): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    dataDir: '',
    databaseUrl: 'pglite:memory',
    databaseOwnerUrl: 'pglite:memory',
    redisUrl: null,
    tracesTo: null,
    logLevel: 'silent',
    trustedProxies: [],
    insideAddresses: [],
    office: { hosts: ['office.localhost'], only: false, networks: [], auditEmails: [] },
    countryHeader: null,
    session: { idleSeconds: { member: 1800, trial: 1800, agent: 900 }, absoluteSeconds: 12 * 3600 },
    human: { hmacKey: 'a key for tests, long enough to be one', cost: 10, maxNumber: 10 },
    answerWithinMs: 60_000,
    // Tests depend on notifications: a lost one must fail the test.
    eventsLookEverySeconds: 3600,
    limits: {
      callsInFlight: 10_000,
      eventStreams: 10_000,
      streamsOpening: 10_000,
      requestsPerMinute: 100_000,
      loginTries: 1000,
      loginTriesOfMerchant: 100_000,
      addressFailuresBeforeCaptcha: 1000,
      trialsPerDay: { licensed: 3, demo: 1000 },
      registrations: 10_000,
      codes: 20,
      captchas: 60,
    },
    phoneAuth: null,
    senders: { sms: null, email: null },
    personalData: { current: 't1', keys: { t1: '17'.repeat(32) } },
    withdrawals: { receivedAfterMinutes: 24 * 60 },
    social: [],
    vendors: {
      JL: { key: 'vendor key for tests, long enough to be one', baseUrl: 'http://127.0.0.1:9', origin: 'http://arcade.localhost:9' },
    },
    lottery: { sources: [] },
    liveChat: {
      providers: [],
      deskKey: 'desk key for tests, long enough to be one',
      sandbox: {
        code: 'sandbox',
        desksUrl: 'http://127.0.0.1:9/desks',
        pageUrl: 'http://desk.localhost:9/chat',
        apiKey: 'questions to the desk, in tests',
        ticketKey: 'ticket key for tests, long enough to be one',
        framed: true,
        merchants: null,
      },
    },
    pushServices: [],
    sitesElsewhere: [],
    pictureOrigins: [],
    payments: {
      hosted: [],
      sandbox: { key: 'cashier key for tests, long enough to be one', baseUrl: 'http://127.0.0.1:9', origin: 'http://cashier.localhost:9' },
    },
  };
}
