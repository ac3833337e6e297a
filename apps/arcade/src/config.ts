import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface ArcadeConfig {
  /** Where it listens. */
  host: string;
  port: number;
  /** Where browsers find it, such as `http://arcade.localhost:4301`. */
  origin: string;
  /** The gateway, without a path. */
  walletUrl: string;
  /** Secrets of the vendor wallet contract, by the code of each studio that the arcade publishes games under. */
  vendorKeys: Readonly<Record<string, string>>;
  /** Sites that may show a game in a frame; `http://*.host:port` stands for all subdomains. */
  siteOrigins: readonly string[];
  /** The SQLite file, or `:memory:`. */
  dataFile: string;
  /** The built client. */
  clientFolder: string;
  /** Time-outs and pauses of wallet calls, in milliseconds. */
  retry: { callTimeout: number; quickPauses: readonly number[]; workerPause: number; longestPause: number };
  logLevel: string;
}

const defaultRetry = { callTimeout: 5_000, quickPauses: [150, 600], workerPause: 1_000, longestPause: 60_000 };

/**
 * Reads the start settings: `PORT` (the gateway's; the arcade takes the next), `ARCADE_HOST`, `ARCADE_PORT`, `ARCADE_ORIGIN`,
 * `GATEWAY_URL`, `ARCADE_VENDOR_KEYS` (such as `JL=key,OBF=key`; else `vendors` of `.data/secrets.json`), `ARCADE_SITE_ORIGINS` (by comma),
 * `DATA_DIR`, `LOG_LEVEL`. Throws an Error with one clear sentence when something is missing or wrong.
 */
export function readArcadeConfig(env: Readonly<Record<string, string | undefined>>, rootFolder: string): ArcadeConfig {
  const gatewayPort = portOf(env['PORT'], 4300, 'PORT');
  const port = portOf(env['ARCADE_PORT'], gatewayPort + 1, 'ARCADE_PORT');
  const dataFolder = path.resolve(rootFolder, env['DATA_DIR'] ?? '.data');
  return {
    host: env['ARCADE_HOST'] || '127.0.0.1',
    port,
    origin: originOf(env['ARCADE_ORIGIN'] ?? `http://arcade.localhost:${port}`, 'ARCADE_ORIGIN'),
    walletUrl: originOf(env['GATEWAY_URL'] ?? `http://127.0.0.1:${gatewayPort}`, 'GATEWAY_URL'),
    vendorKeys: env['ARCADE_VENDOR_KEYS'] ? keysOf(env['ARCADE_VENDOR_KEYS']) : keysFrom(path.join(dataFolder, 'secrets.json')),
    siteOrigins: (env['ARCADE_SITE_ORIGINS'] ?? `http://*.localhost:${gatewayPort}`)
      .split(',')
      .map((each) => originOf(each.trim(), 'ARCADE_SITE_ORIGINS')),
    dataFile: path.join(dataFolder, 'arcade.sqlite'),
    clientFolder: path.resolve(rootFolder, 'dist/arcade'),
    retry: defaultRetry,
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}

/** True when `origin` is one of the sites, or a subdomain of one that is written with `*.`. */
export function isSiteOrigin(siteOrigins: readonly string[], origin: string): boolean {
  return siteOrigins.some((site) => {
    const [before, after] = site.split('*.');
    if (after === undefined) return site === origin;
    const label = origin.startsWith(before!) && origin.endsWith(`.${after}`) ? origin.slice(before!.length, -after.length - 1) : '';
    return /^[a-z0-9-]+$/.test(label);
  });
}

function portOf(text: string | undefined, otherwise: number, name: string): number {
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number, not "${text}".`);
  return port;
}

function originOf(text: string, name: string): string {
  if (!/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(text))
    throw new Error(`${name} must be an origin such as http://localhost:4300, not "${text}".`);
  return text;
}

function keysOf(text: string): Record<string, string> {
  const pairs = text.split(',').map((each) => each.trim().split('='));
  if (pairs.some((pair) => pair.length !== 2 || pair.includes('')))
    throw new Error('ARCADE_VENDOR_KEYS must be codes with their keys, such as JL=key,OBF=key.');
  return Object.fromEntries(pairs) as Record<string, string>;
}

function keysFrom(file: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`The arcade has no vendor keys: start the gateway once, which writes ${file}, or set ARCADE_VENDOR_KEYS.`);
  }
  const keys = keysIn(text);
  if (keys.length === 0) throw new Error(`${file} holds no keys of vendors; remove it with "npm run reset" and start again.`);
  return Object.fromEntries(keys);
}

function keysIn(text: string): [string, string][] {
  try {
    const { vendors = {} } = JSON.parse(text) as { vendors?: Record<string, unknown> };
    return Object.entries(vendors).flatMap(([code, key]): [string, string][] =>
      typeof key === 'string' && key !== '' ? [[code, key]] : [],
    );
  } catch {
    return [];
  }
}
