/** Where a vendor or payment provider is, and the key that signs what passes between it and the gateway. */
export interface Partner {
  key: string;
  /** Where the gateway calls it. */
  baseUrl: string;
  /** Where the player's browser reaches it. */
  origin: string;
}

/** All configuration from outside, read once at start by `config.ts`. A room adds settings of its own with `declare module`. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** `pglite:<folder>`, `pglite:memory` or `postgres://...`. */
  databaseUrl: string;
  /** The connection that creates tables and rights; defaults to `databaseUrl` (docs/adr/0017). */
  databaseOwnerUrl: string;
  /** `redis://` or `rediss://...`, for limits and notifications; null: both use the database. */
  redisUrl: string | null;
  /** Where traces are sent, by OTLP over HTTP; null if none are made. */
  tracesTo: string | null;
  logLevel: string;
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-* is believed (security E09). */
  trustedProxies: readonly string[];
  /** Who, besides this machine, may see what is for insiders only (security E11). */
  insideAddresses: readonly string[];
  /**
   * Where operators are served over HTTP: under these names; with `only`, this gateway serves nobody else; with `networks`, only from
   * those.
   */
  office: { hosts: readonly string[]; only: boolean; networks: readonly string[]; auditEmails: readonly string[] };
  /** The header in which those proxies send the visitor's country, such as `x-country`; null if none does. */
  countryHeader: string | null;
  /** Idle time-outs by role and the maximum lifetime, in seconds (security A12). */
  session: { idleSeconds: { member: number; trial: number; agent: number }; absoluteSeconds: number };
  human: {
    hmacKey: string;
    /** PBKDF2 rounds of one guess. */
    cost: number;
    /** The answer is a number below it. */
    maxNumber: number;
  };
  /** How long any call may take until it is answered with 503, in ms (security E15). */
  answerWithinMs: number;
  /** How often every open page is checked, in case a notification was lost (docs/adr/0019). */
  eventsLookEverySeconds: number;
  limits: {
    /** Calls served at once; more are turned away with 503. */
    callsInFlight: number;
    /** Event streams open at once. */
    eventStreams: number;
    /** Event streams being opened at once; more are turned away with 503. */
    streamsOpening: number;
    /** API calls per minute and address, counted by each gateway alone. */
    requestsPerMinute: number;
    /** Log-in attempts per 10 minutes and address. */
    loginTries: number;
    /** The same over all addresses of one merchant. */
    loginTriesOfMerchant: number;
    /** Failed log-ins per hour from which an address needs a captcha for each. */
    addressFailuresBeforeCaptcha: number;
    /** Trial users per day and address: of a licensed site, and of a demo site. */
    trialsPerDay: { licensed: number; demo: number };
    /** Registrations per hour and address. */
    registrations: number;
    /** Codes by SMS, and as many by e-mail, per hour and address (security A07). */
    codes: number;
    /** Captcha pictures per minute and address. */
    captchas: number;
  };
  /** How long until an approved withdrawal that the player neither confirms nor disputes counts as received. */
  withdrawals: { receivedAfterMinutes: number };
  vendors: Readonly<Record<string, Partner>>;
  /** Where pictures of vendors' games may be fetched. */
  pictureOrigins: readonly string[];
  payments: Payments;
}

/** Companies that take and pay out money. */
export interface Payments {
  sandbox: Partner;
}
