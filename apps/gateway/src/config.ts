import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { socialProviders, type SocialProvider } from './areas/identity/social/provider.ts';
import { readPersonalDataKeys, type PersonalDataKeys } from './areas/identity/personal/keys.ts';
import { phoneAuthVariables, readPhoneAuth, type PhoneAuthSettings } from './areas/identity/phone-auth/settings.ts';
import { readSenders, senderVariables, type SenderSettings } from './outbound/senders/settings.ts';

/** Where a vendor or payment provider is, and the key that signs what passes between it and the gateway. */
export interface Partner {
  key: string;
  /** Where the gateway calls it. */
  baseUrl: string;
  /** Where the player's browser meets it. */
  origin: string;
}

/** Everything the gateway is told from outside, read once at the start. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** `pglite:<folder>`, `pglite:memory` or `postgres://...`. */
  databaseUrl: string;
  /** As whom tables and rights are made; the same as `databaseUrl` unless told (docs/adr/0017). */
  databaseOwnerUrl: string;
  /** `redis://` or `rediss://...`, where limits are counted and events announced; null: in the database. */
  redisUrl: string | null;
  /** Where traces are sent, by OTLP over HTTP; null where none are made. */
  tracesTo: string | null;
  logLevel: string;
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-* is believed (security E09). */
  trustedProxies: readonly string[];
  /** A header in which those proxies tell the visitor's country, such as `x-country`; null where none does. */
  countryHeader: string | null;
  /** Idle time by role and the longest life, in seconds (security A12). */
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
  /** How often every open page is looked after, in case that its news were announced and not heard (docs/adr/0019). */
  eventsLookEverySeconds: number;
  limits: {
    /** Calls served at once; more are turned away with 503. */
    callsInFlight: number;
    /** Event streams open at once. */
    eventStreams: number;
    /** API calls a minute and address, of one gateway. */
    requestsPerMinute: number;
    /** Log-in tries in 10 minutes and address. */
    loginTries: number;
    /** The same over all addresses of one merchant. */
    loginTriesOfMerchant: number;
    /** From so many failed log-ins an hour on, an address needs a captcha for each. */
    addressFailuresBeforeCaptcha: number;
    /** Trial users a day and address: of a licensed site, and of a demo site. */
    trialsPerDay: { licensed: number; demo: number };
    /** Registrations an hour and address. */
    registrations: number;
    /** Codes by SMS, and as many by e-mail, an hour and address (security A07). */
    codes: number;
    /** Pictures of captchas a minute and address. */
    captchas: number;
  };
  /** What carries text messages and e-mails; null: the outbox of demo sites. */
  senders: SenderSettings;
  /** Who proves telephone numbers in place of our own codes, when members register; null: nobody else. */
  phoneAuth: PhoneAuthSettings | null;
  /** What seals personal data (security 3, row 40). */
  personalData: PersonalDataKeys;
  /** An approved withdrawal that the player neither confirms nor disputes counts as received after so long. */
  withdrawals: { receivedAfterMinutes: number };
  /** By whom people log in beside a password, in the order in which they are shown. */
  social: readonly SocialProvider[];
  vendors: Readonly<Record<string, Partner>>;
  payments: { sandbox: Partner };
}

/** The number of Redis' database is its only path. */
function isRedisUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '' && /^\/?\d*$/.test(url.pathname);
}

const whole = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65533).default(4300),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|pglite:)/, 'must begin with postgres:// or pglite:')
    .optional(),
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  REDIS_URL: z
    .string()
    .refine((text) => isRedisUrl(text), 'must be redis://host:port/number or rediss://...')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((p) => p.trim())
        .filter(Boolean),
    )
    .refine(
      (ranges) => ranges.every((range) => isIP(range.split('/')[0] ?? '') !== 0),
      'must be addresses or CIDR ranges with commas between',
    ),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i)
    .optional(),
  SESSION_IDLE_SECONDS: whole(30 * 60),
  SESSION_IDLE_SECONDS_AGENT: whole(15 * 60),
  SESSION_ABSOLUTE_SECONDS: whole(12 * 3600),
  HUMAN_COST: whole(2000),
  HUMAN_MAX_NUMBER: whole(250),
  ANSWER_WITHIN_MS: whole(3700),
  CALLS_IN_FLIGHT: whole(256),
  EVENT_STREAMS: whole(10_000),
  EVENTS_LOOK_EVERY_SECONDS: whole(5),
  REQUESTS_PER_MINUTE: whole(1200),
  LOGIN_TRIES: whole(60),
  LOGIN_TRIES_OF_MERCHANT: whole(6000),
  ADDRESS_FAILURES_BEFORE_CAPTCHA: whole(20),
  TRIALS_PER_DAY: whole(3),
  DEMO_TRIALS_PER_DAY: whole(1000),
  REGISTRATIONS_PER_HOUR: whole(100),
  CODES_PER_HOUR: whole(20),
  CAPTCHAS_PER_MINUTE: whole(60),
  WITHDRAWAL_RECEIVED_AFTER_MINUTES: whole(24 * 60),
  ...senderVariables,
  ...phoneAuthVariables,
  SOCIAL_PROVIDERS: socialProviders,
  ARCADE_URL: z.url().optional(),
  ARCADE_ORIGIN: z.url().optional(),
  CASHIER_URL: z.url().optional(),
  CASHIER_ORIGIN: z.url().optional(),
});

/** Every variable that `readConfig` knows, each explained in docs/guides/run-at-scale.md. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Reads the whole configuration. Throws one sentence that names the variable that is wrong. Makes `secrets.json` at the first start. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, dataDir: string): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) throw new Error(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '));
  const e = parsed.data;
  const secrets = readSecrets(dataDir);
  const databaseUrl = e.DATABASE_URL ?? `pglite:${path.join(dataDir, 'gateway')}`;
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir,
    databaseUrl,
    databaseOwnerUrl: e.DATABASE_OWNER_URL ?? databaseUrl,
    redisUrl: e.REDIS_URL ?? null,
    tracesTo: e.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: e.LOG_LEVEL,
    trustedProxies: e.TRUSTED_PROXIES,
    countryHeader: e.COUNTRY_HEADER?.toLowerCase() ?? null,
    session: {
      idleSeconds: { member: e.SESSION_IDLE_SECONDS, trial: e.SESSION_IDLE_SECONDS, agent: e.SESSION_IDLE_SECONDS_AGENT },
      absoluteSeconds: e.SESSION_ABSOLUTE_SECONDS,
    },
    human: { hmacKey: secrets.altcha, cost: e.HUMAN_COST, maxNumber: e.HUMAN_MAX_NUMBER },
    answerWithinMs: e.ANSWER_WITHIN_MS,
    eventsLookEverySeconds: e.EVENTS_LOOK_EVERY_SECONDS,
    limits: {
      callsInFlight: e.CALLS_IN_FLIGHT,
      eventStreams: e.EVENT_STREAMS,
      requestsPerMinute: e.REQUESTS_PER_MINUTE,
      loginTries: e.LOGIN_TRIES,
      loginTriesOfMerchant: e.LOGIN_TRIES_OF_MERCHANT,
      addressFailuresBeforeCaptcha: e.ADDRESS_FAILURES_BEFORE_CAPTCHA,
      trialsPerDay: { licensed: e.TRIALS_PER_DAY, demo: e.DEMO_TRIALS_PER_DAY },
      registrations: e.REGISTRATIONS_PER_HOUR,
      codes: e.CODES_PER_HOUR,
      captchas: e.CAPTCHAS_PER_MINUTE,
    },
    senders: readSenders(e),
    phoneAuth: readPhoneAuth(e),
    personalData: readPersonalDataKeys(dataDir),
    withdrawals: { receivedAfterMinutes: e.WITHDRAWAL_RECEIVED_AFTER_MINUTES },
    social: e.SOCIAL_PROVIDERS,
    vendors: {
      JL: {
        key: secrets.vendors.JL,
        baseUrl: e.ARCADE_URL ?? `http://127.0.0.1:${e.PORT + 1}`,
        origin: e.ARCADE_ORIGIN ?? `http://arcade.localhost:${e.PORT + 1}`,
      },
    },
    payments: {
      sandbox: {
        key: secrets.payments.sandbox,
        baseUrl: e.CASHIER_URL ?? `http://127.0.0.1:${e.PORT + 2}`,
        origin: e.CASHIER_ORIGIN ?? `http://cashier.localhost:${e.PORT + 2}`,
      },
    },
  };
}

const key = z.string().min(32);
const secretsFile = z.object({ altcha: key, vendors: z.object({ JL: key }), payments: z.object({ sandbox: key }) });
export type Secrets = z.infer<typeof secretsFile>;

/** Keys of this installation, in `<dataDir>/secrets.json` (mode 0600); gateway, arcade and cashier read the same file. */
export function readSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const fresh = () => randomBytes(32).toString('hex');
  mkdirSync(dataDir, { recursive: true });
  try {
    const made: Secrets = { altcha: fresh(), vendors: { JL: fresh() }, payments: { sandbox: fresh() } };
    writeFileSync(file, JSON.stringify(made, null, 2) + '\n', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const parsed = secretsFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success)
    throw new Error(`${file} lacks ${parsed.error.issues.map((i) => i.path.join('.')).join(', ')}: remove it to have new keys made`);
  return parsed.data;
}
