/**
 * `node tools/ci/rehearse.ts [<folder>]`: executes the recipes' commands like their runners, in a clean clone of the last commit: lists the
 * affected brands, then builds and checks one of them by GitHub's and by GitLab's recipe, and verifies that every artefact exists. It
 * leaves out `npm test`, the third job, which is the same command everywhere.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { workspace } from '../build/places.ts';
import { readGitlab, readHosted, type Step } from './recipes.ts';

const clone = mkdtempSync(path.join(path.resolve(process.argv[2] ?? os.tmpdir()), 'parlour-rehearsal-'));
try {
  execFileSync('git', ['clone', '-q', workspace, clone]);
  const base = execFileSync('git', ['rev-parse', 'HEAD~1'], { cwd: clone, encoding: 'utf8' }).trim();
  await rehearseHosted(base);
  execFileSync('git', ['clean', '-fdxq', '-e', 'node_modules'], { cwd: clone });
  await rehearseGitlab();
  console.log('Every command of both recipes came to its end, and every artefact is there.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(clone, { recursive: true, force: true });
}

/** Runs a command as a runner does, in a shell that stops at the first failure. Throws when it fails. */
function run(job: string, command: string, env: Readonly<Record<string, string>>): void {
  const before = Date.now();
  const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', command], {
    cwd: clone,
    env: { ...process.env, CI: 'true', ...env },
    stdio: 'inherit',
  });
  console.log(`[${job}] ${status === 0 ? 'done' : `failed with ${status}`} in ${((Date.now() - before) / 1000).toFixed(0)} s: ${command}`);
  if (status !== 0) throw new Error(`${job}: ${command} failed`);
}

function demandThere(job: string, artefact: string): void {
  if (!existsSync(path.join(clone, artefact))) throw new Error(`${job}: there is no ${artefact} to keep`);
}

async function rehearseHosted(base: string): Promise<void> {
  const { env, jobs } = readHosted();
  const output = path.join(clone, '.rehearsal-output');
  writeFileSync(output, '');
  const runs = (steps: readonly Step[]) => steps.flatMap((step) => step.run ?? []);
  for (const command of runs(jobs['affected']!.steps)) run('github: affected', command, { ...env, BASE: base, GITHUB_OUTPUT: output });
  const listed = JSON.parse(/^brands=(.*)$/m.exec(readFileSync(output, 'utf8'))?.[1] ?? 'null') as string[] | null;
  if (!listed) throw new Error('github: affected tells no list of brands');
  const BRAND = listed[0] ?? anyBrand();
  const { steps } = jobs['brand']!;
  // The clone already has its packages.
  for (const command of runs(steps).filter((each) => !each.startsWith('npm ci'))) run('github: brand', command, { ...env, BRAND });
  for (const { uses, with: facts } of steps)
    if (uses?.startsWith('actions/upload-artifact'))
      demandThere('github: brand', String(facts?.['path']).replaceAll('${{ matrix.brand }}', BRAND));
}

async function rehearseGitlab(): Promise<void> {
  const jobs = readGitlab();
  const node = jobs.get('.node')!;
  const env = { ...node.variables, CI_COMMIT_BEFORE_SHA: '0'.repeat(40) };
  for (const command of [...(node.before_script ?? []), ...(jobs.get('affected')!.script ?? [])]) run('gitlab: affected', command, env);
  demandThere('gitlab: affected', 'brands.yml');
  const child = parse(readFileSync(path.join(clone, 'brands.yml'), 'utf8')) as Record<
    string,
    { extends?: string; variables?: { BRAND: string } }
  >;
  const job = Object.values(child).find((each) => each.extends === '.brand');
  if (!job?.variables) throw new Error('gitlab: the pipeline of brands has no job');
  const brand = jobs.get('.brand')!;
  for (const command of brand.script ?? []) run('gitlab: brand', command, { ...env, ...job.variables });
  for (const artefact of brand.artifacts?.paths ?? []) demandThere('gitlab: brand', artefact.replaceAll('$BRAND', job.variables.BRAND));
}

/** If no brand is affected, uses any. */
function anyBrand(): string {
  return execFileSync('git', ['ls-files', 'brands/*/brand.json'], { cwd: clone, encoding: 'utf8' }).split('/')[1]!;
}
