/**
 * `node tools/ci/gitlab-brand-jobs.ts <commit>`: prints a child pipeline for GitLab with one job for each brand affected by changes since
 * that commit.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { stringify } from 'yaml';

const script = path.join(import.meta.dirname, 'affected-brands.ts');
const brands = JSON.parse(execFileSync(process.execPath, [script, ...process.argv.slice(2)], { encoding: 'utf8' })) as string[];
const job = (brand: string) => ({ extends: '.brand', variables: { BRAND: brand } });
// GitLab refuses a pipeline without jobs.
const idle = { 'no brand is concerned': { script: ['true'], variables: { GIT_STRATEGY: 'none' } } };
const jobs = brands.length > 0 ? Object.fromEntries(brands.map((brand) => [`brand ${brand}`, job(brand)])) : idle;
// A child pipeline does not inherit its parent's rules. Without rules of its own it would be a branch pipeline, which a merge request's
// pipeline cannot start.
const workflow = { rules: [{ if: '$CI_PIPELINE_SOURCE == "parent_pipeline"' }] };
process.stdout.write(stringify({ include: [{ local: '.gitlab/brand.yml' }], workflow, ...jobs }));
