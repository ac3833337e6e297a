import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of about a minute each, whose files are too short for Vitest to expect that. */
const long = [
  'tools/checks/contract-fuzz/office.test.ts',
  'tools/checks/contract-fuzz/player.test.ts',
  'apps/gateway/ledger-model/gateway.test.ts',
];

/**
 * Starts the longest tests first: one that starts last leaves the other worker idle. Without times of an earlier run, as in a fresh
 * clone, Vitest goes by the size of files.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.includes(path.relative(this.ctx.config.root, moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
