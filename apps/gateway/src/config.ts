import type { Config } from './kernel/config.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { socialProviders } from './areas/identity/social/provider.ts';
import { pushServices } from './areas/messages/push/settings.ts';
import { lotterySources } from './areas/lottery/sources/settings.ts';
import { sitesElsewhere } from './areas/site/rendering/elsewhere-settings.ts';
import { liveChatProviders, sandboxDeskBehind } from './areas/service/settings.ts';
import { hostedProviders } from './areas/wallet/payments/settings.ts';
import { readPersonalDataKeys } from './areas/identity/personal/keys.ts';
import { phoneAuthVariables, readPhoneAuth } from './areas/identity/phone-auth/settings.ts';
import { readSenders, senderVariables } from './outbound/senders/settings.ts';

/** Whether this is a Redis address; its path may be empty or the database's number. */
function isRedisUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '' && /^\/?\d*$/.test(url.pathname);
}

const whole = (fallback: number) => z.coerce.number().int().positive().default(fallback);
/** A list separated by commas. */
const words = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );
const origins = words.pipe(z.array(z.url().transform((url) => new URL(url).origin)));
const addresses = words.refine(
  (ranges) => ranges.every((range) => isIP(range.split('/')[0] ?? '') !== 0),
  'must be addresses or CIDR ranges with commas between',
);
const hostNames = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host)),
    'must be host names without ports, with commas between',
  );
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65530).default(4300),
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
  TRUSTED_PROXIES: addresses,
  INSIDE_ADDRESSES: addresses,
  OFFICE_HOSTS: hostNames.default(['office.localhost']),
  OFFICE_ONLY: z.enum(['true', 'false']).default('false'),
  OFFICE_NETWORKS: addresses,
  OFFICE_AUDIT_EMAILS: words.pipe(z.array(z.email())),
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
  STREAMS_OPENING: whole(64),
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
  PAYMENT_PROVIDERS: hostedProviders,
  LIVE_CHAT_PROVIDERS: liveChatProviders,
  LOTTERY_SOURCES: lotterySources,
  SITES_ELSEWHERE: sitesElsewhere,
  PUSH_SERVICES: pushServices,
  PICTURE_ORIGINS: origins,
  ARCADE_URL: z.url().optional(),
  ARCADE_ORIGIN: z.url().optional(),
  CASHIER_URL: z.url().optional(),
  CASHIER_ORIGIN: z.url().optional(),
  DESK_URL: z.url().optional(),
  DESK_ORIGIN: z.url().optional(),
});

/** Every variable that `readConfig` reads, explained in docs/guides/run-at-scale.md. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/**
 * Reads the whole configuration. Throws an Error whose one sentence names the invalid variable. Creates `secrets.json` at the first start.
 */
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
    insideAddresses: e.INSIDE_ADDRESSES,
    office: { hosts: e.OFFICE_HOSTS, only: e.OFFICE_ONLY === 'true', networks: e.OFFICE_NETWORKS, auditEmails: e.OFFICE_AUDIT_EMAILS },
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
      streamsOpening: e.STREAMS_OPENING,
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
    vendors: Object.fromEntries(
      studios.map((code) => [
        code,
        {
          key: secrets.vendors[code],
          baseUrl: e.ARCADE_URL ?? `http://127.0.0.1:${e.PORT + 1}`,
          origin: e.ARCADE_ORIGIN ?? `http://arcade.localhost:${e.PORT + 1}`,
        },
      ]),
    ),
    lottery: { sources: e.LOTTERY_SOURCES ?? null },
    liveChat: { providers: e.LIVE_CHAT_PROVIDERS, ...sandboxDesk(secrets, e) },
    pushServices: e.PUSH_SERVICES,
    sitesElsewhere: e.SITES_ELSEWHERE,
    pictureOrigins: e.PICTURE_ORIGINS,
    payments: {
      hosted: e.PAYMENT_PROVIDERS,
      sandbox: {
        key: secrets.payments.sandbox,
        baseUrl: e.CASHIER_URL ?? `http://127.0.0.1:${e.PORT + 2}`,
        origin: e.CASHIER_ORIGIN ?? `http://cashier.localhost:${e.PORT + 2}`,
      },
    },
  };
}

/** The live chat of demonstrations. Its keys are derived from an existing one, so that older installations have them too. */
function sandboxDesk(
  { payments }: Secrets,
  { PORT, DESK_URL, DESK_ORIGIN }: { PORT: number; DESK_URL?: string | undefined; DESK_ORIGIN?: string | undefined },
): Omit<Config['liveChat'], 'providers'> {
  const keyFor = (purpose: string) => createHmac('sha256', payments.sandbox).update(`live chat ${purpose}`).digest('hex');
  const port = PORT + sandboxDeskBehind;
  return {
    deskKey: keyFor('desk'),
    sandbox: {
      code: 'sandbox',
      desksUrl: `${DESK_URL ?? `http://127.0.0.1:${port}`}/desks`,
      pageUrl: `${DESK_ORIGIN ?? `http://desk.localhost:${port}`}/chat`,
      apiKey: keyFor('questions'),
      ticketKey: keyFor('tickets'),
      framed: true,
      merchants: null,
    },
  };
}

/** Creates the data folder, accessible to this user only; also restricts one that an earlier release left readable for everybody. */
function keepToOneself(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  // Folders that are shared on purpose, such as /tmp, and those of other users are left alone.
  if ((mode & 0o077) !== 0 && (mode & 0o1000) === 0 && uid === process.getuid?.()) chmodSync(folder, 0o700);
}

/** Vendors whose games the arcade of this repository serves, each with its own key. */
const studios = ['JL', 'MGW', 'TDW', 'OBF', 'CPM', 'BBG'] as const;
const ofStudios = <Value>(value: (code: string) => Value) =>
  Object.fromEntries(studios.map((code) => [code, value(code)])) as Record<(typeof studios)[number], Value>;

const key = z.string().min(32);
const secretsFile = z.object({
  altcha: key,
  vendors: z.object(ofStudios(() => key)),
  payments: z.object({ sandbox: key }),
});
export type Secrets = z.infer<typeof secretsFile>;

/** This installation's keys, in `<dataDir>/secrets.json` (mode 0600); gateway, arcade and cashier read the same file. */
export function readSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const fresh = () => randomBytes(32).toString('hex');
  keepToOneself(dataDir);
  try {
    const made: Secrets = { altcha: fresh(), vendors: ofStudios(fresh), payments: { sandbox: fresh() } };
    writeFileSync(file, JSON.stringify(made, null, 2) + '\n', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const parsed = secretsFile.safeParse(withNewStudios(file, kept));
  if (!parsed.success)
    throw new Error(`${file} lacks ${parsed.error.issues.map((i) => i.path.join('.')).join(', ')}: remove it to have new keys made`);
  return parsed.data;
}

/**
 * Adds keys for studios that are newer than the file. They are derived from the first studio's key, so that processes that start together
 * write the same ones.
 */
function withNewStudios(file: string, kept: unknown): unknown {
  const known = z.looseObject({ vendors: z.looseObject({ JL: key }) }).safeParse(kept);
  if (!known.success || studios.every((code) => code in known.data.vendors)) return kept;
  const { vendors } = known.data;
  const keyOf = (code: string) => createHmac('sha256', vendors.JL).update(`vendor ${code}`).digest('hex');
  const made = { ...known.data, vendors: { ...ofStudios(keyOf), ...vendors } };
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(made, null, 2) + '\n', { mode: 0o600 });
  renameSync(fresh, file);
  return made;
}
