// Office O11.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationTable, type OperationId } from '@parlour/office-api/contract';
import { expect, test } from 'vitest';

const workspace = path.resolve(import.meta.dirname, '../../../../..');
const sources = (...patterns: string[]) =>
  globSync(patterns, { cwd: workspace, exclude: (file) => /\.(test|stories)\.|\/(testing|generated)(\/|$|\.)/.test(String(file)) })
    .map((file) => readFileSync(path.join(workspace, file), 'utf8'))
    .join('\n');
const commands = sources('apps/gateway/src/main/ops/*.ts');
const screens = sources('apps/office/src/**/*.{ts,tsx}', 'libs/office-*/src/**/*.{ts,tsx}');
const changing = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].changes);
const unreached = (text: string) => changing.filter((id) => !text.includes(`'${id}'`));

/** Operations that only commands call, with the reason. */
const byCommandAlone: Partial<Record<OperationId, string>> = {
  renewOwnKey: 'a key is of use on the command line alone',
  makeCertificationPlayers: 'whoever certifies a vendor runs programs on the machine anyway',
  renewPushKey: 'belongs to a leaked key, by whoever deploys',
  rotateSealingKeys: 'belongs to a change of the configuration, by whoever deploys',
};

test('every operation that changes something is reached from the office, or is listed with the reason', () => {
  expect(unreached(screens).filter((id) => byCommandAlone[id] === undefined)).toEqual([]);
});

test('every operation that changes something is reached by command, but for those of a browser’s own session', () => {
  expect(unreached(commands).filter((id) => !operationTable[id].path.startsWith('/office/session/'))).toEqual([]);
});
