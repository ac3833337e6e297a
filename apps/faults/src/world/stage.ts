import path from 'node:path';
import pg from 'pg';
import { cashierBehind, type Cluster, type Database, type Db, freePort, longWork, openDatabase, type Vault } from '@parlour/gateway/inside';
import { startFaultProxy, type FaultProxy } from '../net/fault-proxy.ts';
import type { Broken } from '../scenario.ts';
import { Gateway } from './gateway.ts';
import type { Installation } from './installation.ts';
import { makePlayers, type Player } from './players.ts';

const preloads = path.resolve(import.meta.dirname, '..');

export interface GatewayOptions {
  /** The network between it and the database; a normal one unless given. */
  through?: FaultProxy;
  env?: Readonly<Record<string, string>>;
  /** Modules of the folder `faults/` that are loaded first. */
  preload?: readonly string[];
}

/** One scenario's surroundings: its own database and whatever runs on it. */
export class Stage {
  readonly name: string;
  readonly #cluster: Cluster;
  readonly #databaseName: string;
  readonly #installation: Installation;
  readonly #logs: string;
  readonly #broken: Broken | undefined;
  readonly #opened: (() => Promise<unknown>)[] = [];
  #database: Database | undefined;
  #gateways = 0;

  constructor(facts: { name: string; cluster: Cluster; databaseName: string; installation: Installation; logs: string; broken?: Broken }) {
    this.name = facts.name;
    this.#cluster = facts.cluster;
    this.#databaseName = facts.databaseName;
    this.#installation = facts.installation;
    this.#logs = facts.logs;
    this.#broken = facts.broken;
  }

  get secrets(): Installation['secrets'] {
    return this.#installation.secrets;
  }

  /** Seals as the gateways of this installation do. */
  get vault(): Vault {
    return this.#installation.vault;
  }

  get cluster(): Cluster {
    return this.#cluster;
  }

  /** The address of the database, through the port of a network in front of it if one is given. */
  url(port = this.#cluster.port): string {
    const url = new URL(this.#cluster.url);
    url.pathname = `/${this.#databaseName}`;
    url.port = String(port);
    return url.href;
  }

  /** All-powerful, with long time-outs for checks of all books; bypasses every fault. */
  async db(): Promise<Db> {
    if (!this.#database) {
      this.#database = await openDatabase(this.url(), { patience: longWork });
      const { close } = this.#database;
      this.#opened.push(close);
    }
    return this.#database.owner;
  }

  /** Runs statements as the database's owner. */
  async run(...statements: string[]): Promise<void> {
    const client = new pg.Client(this.url());
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async proxy(): Promise<FaultProxy> {
    const proxy = await startFaultProxy(this.#cluster.port);
    this.#opened.push(() => proxy.close());
    return proxy;
  }

  /** A gateway on this stage's database, not yet started. If the run asks for a broken one, it is broken. */
  async gateway({ through, env = {}, preload = [] }: GatewayOptions = {}): Promise<Gateway> {
    const name = `${this.name}-gateway-${++this.#gateways}`;
    const port = await freePort(cashierBehind);
    const url = this.url(through?.port);
    const gateway = new Gateway({
      name,
      port,
      log: path.join(this.#logs, `${name}.log`),
      preload: [...preload, ...(this.#broken?.preload ?? [])].map((file) => path.join(preloads, file)),
      env: {
        ...this.#installation.env,
        PORT: String(port),
        DATABASE_URL: url,
        FAULTS_DATABASE_URL: this.url(),
        ...env,
        ...this.#broken?.env,
      },
    });
    this.#opened.push(() => gateway.kill());
    return gateway;
  }

  /** Running gateways. If the run asks for a broken database, it is broken now, since a gateway repairs it when it starts. */
  async gateways(count: number, options?: GatewayOptions): Promise<Gateway[]> {
    const all = await Promise.all(Array.from({ length: count }, () => this.gateway(options)));
    // One after the other: the first creates what the others find.
    for (const gateway of all) await gateway.start();
    await this.breakDatabase();
    return all;
  }

  async breakDatabase(): Promise<void> {
    await this.#broken?.database?.(this);
  }

  async players(count: number, amount: string): Promise<Player[]> {
    return makePlayers(await this.db(), count, amount);
  }

  whenClosed(close: () => Promise<unknown>): void {
    this.#opened.push(close);
  }

  async close(): Promise<void> {
    for (let close = this.#opened.pop(); close; close = this.#opened.pop()) await close().catch(() => undefined);
  }
}
