import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startCluster, type Cluster, type ClusterOptions } from '../../src/testing/postgres/cluster.ts';
import type { Broken } from '../scenario.ts';
import { makeInstallation, type Installation } from './installation.ts';
import { Stage } from './stage.ts';

const template = 'parlour_template';

/** Everything that the scenarios of one run share. */
export class World {
  readonly #logs: string;
  readonly #installation: Installation = makeInstallation();
  #shared: Promise<Cluster> | undefined;
  #stages = 0;

  /** `logs` is where the gateways' log lines go; what is there is removed. */
  constructor(logs: string) {
    this.#logs = logs;
    rmSync(logs, { recursive: true, force: true });
    mkdirSync(logs, { recursive: true });
  }

  /** A stage on the cluster of all, with a database that a gateway has prepared. */
  async stage(name: string, broken: Broken | undefined): Promise<Stage> {
    const cluster = await (this.#shared ??= this.#makeShared());
    const databaseName = `stage_${++this.#stages}`;
    await administer(cluster, `create database ${databaseName} template ${template}`);
    return this.#stageOn(cluster, name, databaseName, broken);
  }

  /** A stage on a cluster of its own, which the scenario may crash; the caller closes both. */
  async stageAlone(name: string, broken: Broken | undefined, options: ClusterOptions): Promise<{ stage: Stage; cluster: Cluster }> {
    const cluster = await startCluster(options);
    await administer(cluster, `create database stage_alone`);
    return { stage: this.#stageOn(cluster, name, 'stage_alone', broken), cluster };
  }

  async close(): Promise<void> {
    await (await this.#shared)?.close();
    this.#installation.close();
  }

  #stageOn(cluster: Cluster, name: string, databaseName: string, broken: Broken | undefined): Stage {
    const facts = { name, cluster, databaseName, installation: this.#installation, logs: path.resolve(this.#logs) };
    return new Stage(broken ? { ...facts, broken } : facts);
  }

  /** What a new database needs is made once, by a gateway that starts on it and is told to end. */
  async #makeShared(): Promise<Cluster> {
    const cluster = await startCluster({ settings: { max_connections: 400 } });
    await administer(cluster, `create database ${template}`);
    const stage = this.#stageOn(cluster, 'template', template, undefined);
    const gateway = await stage.gateway();
    await gateway.start();
    await gateway.terminate();
    await stage.close();
    return cluster;
  }
}

async function administer(cluster: Cluster, statement: string): Promise<void> {
  const client = new pg.Client(cluster.url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
