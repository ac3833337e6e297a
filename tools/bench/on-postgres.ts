import {
  longWork,
  openDatabase,
  startCluster,
  startTestGateway,
  type Database,
  type TestGateway,
  type TestGatewayOptions,
} from '@parlour/gateway/inside';
import { sql } from 'kysely';

/** Runs a bench with a gateway on a Postgres of its own, and stops both afterwards. */
export async function onPostgres(bench: (gateway: TestGateway) => Promise<void>, options: TestGatewayOptions = {}): Promise<void> {
  const cluster = await startCluster({ settings: { shared_buffers: '256MB', max_wal_size: '4GB' } });
  try {
    process.env['TEST_DATABASE_URL'] = cluster.url;
    const gateway = await startTestGateway(options);
    try {
      await bench(gateway);
    } finally {
      await gateway.close();
    }
  } finally {
    await cluster.stop();
  }
}

/**
 * Gives `work` connections to the gateway's database for filling tables, since the gateway's own statements time out after some seconds.
 */
export async function withPatience<T>(gateway: TestGateway, work: (patient: Database) => Promise<T>): Promise<T> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(gateway.db);
  const patient = await openDatabase(process.env['TEST_DATABASE_URL']!.replace(/postgres$/, rows[0]!.name), { patience: longWork });
  try {
    return await work(patient);
  } finally {
    await patient.close();
  }
}
