import { parentPort, workerData } from 'node:worker_threads';
import { percentile, rawRequest, sendAll } from '../bench-gateway/raw-http.ts';

// Sends the load from a thread of its own, so that it does not compete with the gateway.

/** Calls at a fixed rate. */
export interface LoadOrder {
  port: number;
  perSecond: number;
  seconds: number;
  /** Sent in turn, with these headers. */
  calls: readonly { path: string; headers: Readonly<Record<string, string>> }[];
}

/** Latencies in ms, and how often each status occurred. */
export interface LoadResult {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  statuses: Readonly<Record<string, number>>;
}

const { port, perSecond, seconds, calls } = workerData as LoadOrder;
const requests = calls.map(({ path, headers }) => rawRequest('GET', path, headers, ''));
const all = Array.from({ length: perSecond * seconds }, (_, index) => requests[index % requests.length]!);
const load = await sendAll([port], all, 64, { perSecond });
parentPort!.postMessage({
  p50: percentile(load, 0.5),
  p95: percentile(load, 0.95),
  p99: percentile(load, 0.99),
  perSecond: load.latencies.length / load.seconds,
  statuses: Object.fromEntries(load.statuses),
} satisfies LoadResult);
