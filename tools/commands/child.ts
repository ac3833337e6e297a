import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { root } from './surroundings.ts';

/** A server that a command runs beside itself. */
export interface Child {
  name: string;
  /** Resolves when the process has ended, with the end of its output. */
  ended: Promise<{ code: number | null; lastWords: string }>;
  /** Asks it to end, and kills it after ten seconds. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  name: string;
  program: string;
  args: readonly string[];
  env: Record<string, string | undefined>;
  /** Folder of the log; without it, the output goes to the terminal. */
  logs?: string;
}

const patience = 10_000;

/** Starts a program; its output goes to `<logs>/<name>.log`. */
export function startChild({ name, program, args, env, logs }: ChildOptions): Child {
  const started = spawn(program, [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', logs ? 'pipe' : 'inherit', logs ? 'pipe' : 'inherit'],
  });
  const lastWords = logs ? keepOutput(started, logs, name) : () => '';
  const ended = new Promise<{ code: number | null; lastWords: string }>((resolve) => {
    started.on('error', (error) => resolve({ code: null, lastWords: error.message }));
    started.on('close', (code) => resolve({ code, lastWords: lastWords() }));
  });
  return {
    name,
    ended,
    async stop() {
      started.kill('SIGTERM');
      const insist = setTimeout(() => started.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(insist);
    },
  };
}

function keepOutput(child: ChildProcess, folder: string, name: string): () => string {
  mkdirSync(folder, { recursive: true });
  // Opened synchronously: the child may end and its folder be removed before a stream would open.
  const log = createWriteStream('', { fd: openSync(path.join(folder, `${name}.log`), 'w') });
  const tails = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      tails[stream] = (tails[stream] + chunk.toString()).slice(-4000);
    });
  }
  child.on('close', () => log.end());
  // Messages for people come on stderr; stdout is the log.
  return () => (tails.stderr || tails.stdout).trim().split('\n').slice(-12).join('\n');
}
