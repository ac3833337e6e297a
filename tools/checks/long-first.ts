import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take a minute or near it, though their files are short. */
const long = [
  'tools/checks/contract-fuzz/office.test.ts',
  'tools/checks/contract-fuzz/player.test.ts',
  'apps/gateway/ledger-model/gateway.test.ts',
];

/**
 * Begins with the tests that take longest: one that comes last leaves the other worker idle. In a fresh clone, which knows no times of a
 * run before, Vitest goes by the size of files.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.includes(path.relative(this.ctx.config.root, moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
