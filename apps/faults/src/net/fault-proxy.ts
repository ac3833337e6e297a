import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Line } from './line.ts';

/** The faults of the network between two programs. */
export interface Faults {
  /** Additional latency in milliseconds, each way. */
  latency: number;
  /** Nothing is listening any more: new connections are refused. */
  refuse: boolean;
  /** Bytes go in and never come out, as when a cable is cut: neither side is told. */
  deaf: boolean;
  /** Requests arrive, answers do not: a commit happens, but the caller never learns of it. */
  swallowAnswers: boolean;
  /** Chance from 0 to 1 that a piece of data cuts its connection instead of being passed on. */
  resetChance: number;
}

const healthy: Faults = { latency: 0, refuse: false, deaf: false, swallowAnswers: false, resetChance: 0 };

/** A simulated network in front of a port of this machine. */
export interface FaultProxy {
  readonly port: number;
  /** Changes the faults, from now on. */
  set(faults: Partial<Faults>): void;
  /** Everything works again. Connections that lost bytes are cut: their two sides could not understand one another. */
  heal(): void;
  /** Cuts every connection, with a reset that both sides notice. */
  cut(): void;
  close(): Promise<void>;
}

interface Pair {
  client: Socket;
  server: Socket;
  answers: Line;
}

export async function startFaultProxy(to: number): Promise<FaultProxy> {
  let faults = healthy;
  const pairs = new Set<Pair>();
  const drop = (pair: Pair): void => {
    pairs.delete(pair);
    pair.client.resetAndDestroy();
    pair.server.resetAndDestroy();
  };

  const listener = createServer((client) => {
    if (faults.refuse) {
      client.resetAndDestroy();
      return;
    }
    const server = connect({ host: '127.0.0.1', port: to });
    client.setNoDelay(true);
    server.setNoDelay(true);
    const now = () => faults;
    const questions = new Line(
      client,
      server,
      now,
      () => false,
      () => drop(pair),
    );
    const answers = new Line(
      server,
      client,
      now,
      ({ swallowAnswers }) => swallowAnswers,
      () => drop(pair),
    );
    const pair: Pair = { client, server, answers };
    pairs.add(pair);
    for (const side of [client, server]) side.on('error', () => drop(pair)).on('close', () => pairs.delete(pair));
    questions.begin();
    answers.begin();
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));

  return {
    port: (listener.address() as AddressInfo).port,
    set: (change) => void (faults = { ...faults, ...change }),
    heal() {
      faults = healthy;
      for (const pair of pairs) if (pair.answers.swallowed) drop(pair);
    },
    cut() {
      for (const pair of pairs) drop(pair);
    },
    close: () =>
      new Promise((closed) => {
        for (const pair of pairs) drop(pair);
        listener.close(() => closed());
      }),
  };
}
