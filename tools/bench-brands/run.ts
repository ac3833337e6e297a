import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../build/places.ts';

/** The resources that one process used, from start to end. */
export interface Run {
  seconds: number;
  /** Of all cores together. */
  cpuSeconds: number;
  /** Peak memory, in bytes. */
  memory: number;
  output: string;
}

/** Runs a Node program from the root of the workspace and measures it. Rejects with its output if it fails. */
export function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    // The process reports its usage when it exits.
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

/** Not validated: written by tell-usage.ts only. */
function told(usage: string): Pick<Run, 'cpuSeconds' | 'memory'> {
  return JSON.parse(usage) as Pick<Run, 'cpuSeconds' | 'memory'>;
}

/**
 * A temporary folder that is deleted when the process ends, and not before: for a minute or more after many files were deleted,
 * ext4 takes ten times as long to create a file.
 */
export function scratchFolder(parent: string, name: string): string {
  const folder = mkdtempSync(path.join(parent, name));
  if (scratch.length === 0) process.once('exit', () => scratch.forEach((each) => rmSync(each, { recursive: true, force: true })));
  scratch.push(folder);
  return folder;
}

const scratch: string[] = [];
