import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Cluster, type ClusterOptions, startCluster } from '@parlour/gateway/inside';
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
  #copying: Promise<void> = Promise.resolve();

  /** `logs` is where the gateways' log lines go; existing files are removed. */
  constructor(logs: string) {
    this.#logs = logs;
    rmSync(logs, { recursive: true, force: true });
    mkdirSync(logs, { recursive: true });
  }

  /** Runs work on the shared cluster, in a database that a gateway has prepared. */
  async onStage<T>(name: string, broken: Broken | undefined, work: (stage: Stage) => Promise<T>): Promise<T> {
    const cluster = await (this.#shared ??= this.#makeShared());
    const databaseName = `stage_${++this.#stages}`;
    // One at a time: Postgres refuses to copy a template while it has another connection.
    this.#copying = this.#copying.then(() => administer(cluster, `create database ${databaseName} template ${template}`));
    await this.#copying;
    return used(this.#stageOn(cluster, name, databaseName, broken), work);
  }

  /** Runs work on a separate cluster, which the scenario may crash. */
  async onOwnCluster<T>(name: string, broken: Broken | undefined, options: ClusterOptions, work: (stage: Stage) => Promise<T>): Promise<T> {
    const cluster = await startCluster(options);
    try {
      await administer(cluster, `create database ${template}`);
      return await used(this.#stageOn(cluster, name, template, broken), work);
    } finally {
      await cluster.close();
    }
  }

  async close(): Promise<void> {
    await (await this.#shared?.catch(() => undefined))?.close();
    this.#installation.close();
  }

  #stageOn(cluster: Cluster, name: string, databaseName: string, broken: Broken | undefined): Stage {
    const facts = { name, cluster, databaseName, installation: this.#installation, logs: path.resolve(this.#logs) };
    return new Stage(broken ? { ...facts, broken } : facts);
  }

  /** What a new database needs is created once, by a gateway that starts on it and is told to end. */
  async #makeShared(): Promise<Cluster> {
    const cluster = await startCluster({ settings: { max_connections: 400 } });
    try {
      await administer(cluster, `create database ${template}`);
      await used(this.#stageOn(cluster, 'template', template, undefined), async (stage) => {
        const gateway = await stage.gateway();
        await gateway.start();
        await gateway.terminate();
      });
      return cluster;
    } catch (error) {
      await cluster.close();
      throw error;
    }
  }
}

async function used<T>(stage: Stage, work: (stage: Stage) => Promise<T>): Promise<T> {
  try {
    return await work(stage);
  } finally {
    await stage.close();
  }
}

async function administer(cluster: Cluster, statement: string): Promise<void> {
  const client = new pg.Client(cluster.url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
