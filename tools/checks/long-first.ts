import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take half a minute or more each although their files are short. */
const long = [
  'tools/flags/removes.test.ts',
  'apps/gateway/src/http/idempotent-operations.test.ts',
  'apps/arcade/src/rounds/killed-server.test.ts',
  'apps/gateway/src/main/main.test.ts',
  'tools/checks/contract-fuzz/office.test.ts',
  'tools/checks/contract-fuzz/player.test.ts',
  'apps/gateway/ledger-model/gateway.test.ts',
];

/**
 * Starts the longest tests first, because one that starts last leaves the other worker idle. Without times from an earlier run, as in a
 * fresh clone, Vitest orders by file size.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.includes(path.relative(this.ctx.config.root, moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
