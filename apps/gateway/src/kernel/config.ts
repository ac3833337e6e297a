/** Where a vendor or payment provider is, and the key that signs the messages between it and the gateway. */
export interface Partner {
  key: string;
  /** The previous key, with which the other side may still sign; absent if only one is accepted (outbound/partner-keys.ts). */
  previousKey?: string | undefined;
  /** The address at which the gateway calls it. */
  baseUrl: string;
  /** The origin at which players' browsers reach it. */
  origin: string;
}

/** All external configuration, read once at start-up by `config.ts`. A room adds its own settings with `declare module`. */
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
  /** Who, besides this machine, may see what is meant for insiders only (security E11). */
  insideAddresses: readonly string[];
  /**
   * Where the office is served over HTTP: at these host names; with `only`, this gateway serves nothing else; with `networks`, only these
   * may access it.
   */
  office: { hosts: readonly string[]; only: boolean; networks: readonly string[]; auditEmails: readonly string[] };
  /** The header in which those proxies send the visitor's country, such as `x-country`; null if none does. */
  countryHeader: string | null;
  /** Idle time-outs by role and the maximum lifetime, in seconds (security A12). */
  session: { idleSeconds: { member: number; trial: number; agent: number }; absoluteSeconds: number };
  human: {
    hmacKey: string;
    /** PBKDF2 rounds per guess. */
    cost: number;
    /** The answer is a number below this. */
    maxNumber: number;
  };
  /** How long a call may take before it is answered with 503, in ms (security E15). */
  answerWithinMs: number;
  /** How often every open page checks for events, in case a notification got lost (docs/adr/0019). */
  eventsLookEverySeconds: number;
  limits: {
    /** How many calls are served at once; further ones are refused with 503. */
    callsInFlight: number;
    /** How many event streams may be open at once. */
    eventStreams: number;
    /** How many event streams may be opening at once; further ones are refused with 503. */
    streamsOpening: number;
    /** API calls per minute and address, counted by each gateway alone. */
    requestsPerMinute: number;
    /** Log-in attempts per 10 minutes and address. */
    loginTries: number;
    /** The same, over all addresses of one merchant. */
    loginTriesOfMerchant: number;
    /** After how many failed log-ins within an hour an address needs a captcha for each further one. */
    addressFailuresBeforeCaptcha: number;
    /** Trial users per day and address, at a licensed site and at a demo site. */
    trialsPerDay: { licensed: number; demo: number };
    /** Registrations per hour and address. */
    registrations: number;
    /** Codes by SMS, and as many by e-mail, per hour and address (security A07). */
    codes: number;
    /** Captcha pictures per minute and address. */
    captchas: number;
  };
  /** After how many minutes an approved withdrawal counts as received if the player neither confirms nor disputes it. */
  withdrawals: { receivedAfterMinutes: number };
  vendors: Readonly<Record<string, Partner>>;
  /** Origins from which vendors' game pictures may be fetched. */
  pictureOrigins: readonly string[];
  payments: Payments;
}

/** Companies that take and pay out money. */
export interface Payments {
  sandbox: Partner;
}
