import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { guardProcess } from '@parlour/gateway/inside';

const program = path.resolve(import.meta.dirname, '../../../gateway/src/main.ts');
/** A gateway that is not ready after this many ms never will be. */
const patience = 300_000;

/** The running ones, so that none outlives this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export interface GatewayPlace {
  name: string;
  port: number;
  env: Readonly<Record<string, string>>;
  /** Modules that are loaded before the gateway, to break something in it. */
  preload: readonly string[];
  /** Where its log lines go. */
  log: string;
}

/** The real gateway as a separate process. */
export class Gateway {
  readonly port: number;
  readonly #place: GatewayPlace;
  #process: ChildProcess | undefined;
  constructor(place: GatewayPlace) {
    this.#place = place;
    this.port = place.port;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get alive(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Resolves when it serves; throws with its last output if it does not start. */
  async start(): Promise<void> {
    const { env, preload, log, name } = this.#place;
    const args = [...preload.flatMap((module) => ['--import', module]), program, '--print-addresses'];
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, args, { env: { PATH, NODE_COMPILE_CACHE, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.once('close', guardProcess(child.pid!, 'TERM'));
    running.add(child);
    child.once('close', () => running.delete(child));
    const file = createWriteStream(log, { flags: 'a' });
    let words = '';
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => (words = (words + String(chunk)).slice(-2000)));
    child.stderr!.pipe(file, { end: false });
    child.stdout!.pipe(file, { end: false });
    child.once('close', () => file.end());
    const ready = new Promise<boolean>((resolve) => {
      child.stdout!.on('data', (chunk: Buffer) => {
        said = (said + String(chunk)).slice(-2000);
        if (said.includes(`:${this.port}/`)) resolve(true);
      });
      child.once('close', () => resolve(false));
      setTimeout(() => resolve(false), patience).unref();
    });
    if (!(await ready)) throw new Error(`${name} did not start: ${words || said}`);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Shuts it down in order; returns its exit code, and how long it took in ms. */
  async terminate(): Promise<{ code: number | null; ms: number }> {
    const began = performance.now();
    const code = await this.#end('SIGTERM');
    return { code, ms: performance.now() - began };
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process;
    if (!child || !this.alive) return child?.exitCode ?? null;
    const gone = once(child, 'close') as Promise<[number | null]>;
    child.kill(signal);
    return (await gone)[0];
  }
}
