import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { workspace } from '../build/places.ts';

const step = z.strictObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
export type Step = z.infer<typeof step>;

const hosted = z.object({
  permissions: z.record(z.string(), z.string()),
  env: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), z.object({ needs: z.string().optional(), 'timeout-minutes': z.number(), steps: z.array(step) })),
});

const gitlabJob = z.object({
  extends: z.string().optional(),
  variables: z.record(z.string(), z.string()).optional(),
  before_script: z.array(z.string()).optional(),
  script: z.array(z.string()).optional(),
  needs: z.array(z.string()).optional(),
  cache: z.unknown().optional(),
  artifacts: z.object({ paths: z.array(z.string()) }).optional(),
});
export type GitlabJob = z.infer<typeof gitlabJob>;

const textOf = (file: string): string => readFileSync(path.join(workspace, file), 'utf8');

/** The recipe for GitHub's runners. */
export function readHosted(): z.infer<typeof hosted> {
  return hosted.parse(parse(textOf('.github/workflows/ci.yml')));
}

/** Settings of GitLab's pipeline; everything else is a job. */
const settings = ['include', 'workflow', 'stages'];
const tags = { customTags: [{ tag: '!reference', collection: 'seq' as const }] };

/** The jobs of the recipe for GitLab's runners, with those that others extend. */
export function readGitlab(): ReadonlyMap<string, GitlabJob> {
  return new Map(
    ['.gitlab-ci.yml', '.gitlab/brand.yml'].flatMap((file) =>
      Object.entries(parse(textOf(file), tags) as object)
        .filter(([name]) => !settings.includes(name))
        .map(([name, job]) => [name, gitlabJob.parse(job)] as const),
    ),
  );
}
