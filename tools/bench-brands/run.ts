import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../build/places.ts';

/** What one process took, from its start to its end. */
export interface Run {
  seconds: number;
  /** Of all cores together. */
  cpuSeconds: number;
  /** The most that it had at any time, in bytes. */
  memory: number;
  output: string;
}

/** Runs a program of Node from the root of the workspace and measures it. Rejects with what it said when it fails. */
export function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    // The process tells what it took when it ends.
    const child = spawn(process.execPath, ['--import', path.join(import.meta.dirname, 'tell-usage.ts'), ...args], {
      cwd: workspace,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    let output = '';
    let problem = '';
    let usage = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (problem += chunk.toString()));
    child.stdio[3]?.on('data', (chunk: Buffer) => (usage += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve({ seconds: (performance.now() - began) / 1000, output, ...told(usage) });
      else reject(new Error(`node ${args.join(' ')} ended with ${code}:\n${output}${problem}`));
    });
  });
}

/** Written by tell-usage.ts alone. */
function told(usage: string): Pick<Run, 'cpuSeconds' | 'memory'> {
  return JSON.parse(usage) as Pick<Run, 'cpuSeconds' | 'memory'>;
}

/**
 * A folder of its own that goes when the process ends, and not before: for a minute or more after many files are deleted, ext4
 * passes over each of their places whenever it makes a file, which then takes ten times as long.
 */
export function scratchFolder(parent: string, name: string): string {
  const folder = mkdtempSync(path.join(parent, name));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
