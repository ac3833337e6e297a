import { Counter, Histogram, Registry } from 'prom-client';

/**
 * Everything that this process counts from its start; shown at `GET /metrics`. Values that are read on request (streams, queues,
 * connections) are in observe/gauges.ts. docs/guides/observe.md lists all of them.
 */
export const meters = new Registry();
const registers = [meters];

export const requestSeconds = new Histogram({
  name: 'parlour_http_request_seconds',
  help: 'Time from a request to the end of its answer, by operation of the contract.',
  labelNames: ['operation', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
  registers,
});

export const walletSeconds = new Histogram({
  name: 'parlour_wallet_call_seconds',
  help: 'Time of a call of a game vendor, by call and outcome (ok, or the code of the refusal).',
  labelNames: ['call', 'outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3],
  registers,
});

export const transfers = new Counter({
  name: 'parlour_transfers_total',
  help: 'Transfers that this gateway has posted to the ledger.',
  labelNames: ['kind', 'currency', 'book'],
  registers,
});

export const transferredMinor = new Counter({
  name: 'parlour_transferred_minor_units_total',
  help: 'Money in those transfers, in minor units of its currency.',
  labelNames: ['kind', 'currency', 'book'],
  registers,
});

export const eventLagSeconds = new Histogram({
  name: 'parlour_event_lag_seconds',
  help: 'Time from the storing of an event to its writing to a stream.',
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers,
});

export const messageSeconds = new Histogram({
  name: 'parlour_message_seconds',
  help: 'Time until a text message or an e-mail was taken over by its carrier, by channel and outcome (sent, failed).',
  labelNames: ['channel', 'outcome'],
  buckets: [0.01, 0.05, 0.2, 0.5, 1, 2, 3, 5],
  registers,
});

export const outboundCalls = new Histogram({
  name: 'parlour_outbound_call_seconds',
  help: 'Time of each attempt of a call through the outbox, by kind and outcome (done, failed).',
  labelNames: ['kind', 'outcome'],
  buckets: [0.01, 0.05, 0.2, 0.5, 1, 2, 3, 5],
  registers,
});

export const jobsDone = new Counter({
  name: 'parlour_jobs_done_total',
  help: 'Jobs that this gateway has run, by queue and outcome (done, failed); a failed one may be tried again.',
  labelNames: ['queue', 'outcome'],
  registers,
});

export const pagesRendered = new Counter({
  name: 'parlour_pages_rendered_total',
  help: 'Renderings of all pages of a merchant by this gateway, by outcome (done, failed); after a failed one the last pages stay.',
  labelNames: ['outcome'],
  registers,
});

export const securityEvents = new Counter({
  name: 'parlour_security_events_total',
  help: 'Security events, by their name in the log.',
  labelNames: ['event'],
  registers,
});

export const lotterySettleSeconds = new Histogram({
  name: 'parlour_lottery_settle_seconds',
  help: 'Time to settle the lines of a lottery draw, of draws that had any.',
  buckets: [0.05, 0.2, 1, 3, 10, 30, 60, 180],
  registers,
});
