import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContractDocument } from './document.ts';
import { declaredErrors, errorsOf, refuseUnnamed } from './error-codes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-contract-'));
  mkdirSync(path.join(folder, 'player'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

const contract = (common: string[], own: string[]): ContractDocument => ({
  info: { version: '1.0.0' },
  'x-common-error-codes': common,
  tags: [{ name: 'a' }],
  paths: { '/a': { get: { operationId: 'getA', tags: ['a'], 'x-error-codes': own } } },
  components: { schemas: {} },
});

describe('error codes', () => {
  test('are gathered from every file, with the status that each declares', () => {
    write('errors.yaml', 'x-errors: { not_found: 404 }');
    write('player/wallet.yaml', 'x-errors: { debt_owed: 409 }\nbalance: {}');
    expect(Object.fromEntries(declaredErrors(folder))).toEqual({ not_found: 404, debt_owed: 409 });
  });

  test('are declared once', () => {
    write('errors.yaml', 'x-errors: { debt_owed: 404 }');
    write('player/wallet.yaml', 'x-errors: { debt_owed: 409 }');
    expect(() => declaredErrors(folder)).toThrow('player/wallet.yaml declares debt_owed, which another file declares too');
  });

  test('of a contract are those that its operations name, and no others', () => {
    const declared = new Map([
      ['not_found', 404],
      ['debt_owed', 409],
      ['of_another', 409],
    ]);
    expect([...errorsOf(contract(['not_found'], ['debt_owed']), declared).keys()]).toEqual(['not_found', 'debt_owed']);
    expect(() => errorsOf(contract([], ['nobodys']), declared)).toThrow('no x-errors under openapi/ declares nobodys');
  });

  test('that no operation names are refused', () => {
    const declared = new Map([['left_over', 409]]);
    expect(() => refuseUnnamed(declared, [new Map([['not_found', 404]])])).toThrow('left_over is declared, and no operation names it');
  });
});
