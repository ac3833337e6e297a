import type { Schema } from '@parlour/api';
import { replaceEqualDeep } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { drawnOf } from './drawn-of.ts';

const rendered = {
  maintenance: false,
  frameOrigins: ['https://games.build.example'],
  location: { ip: '127.0.0.1' },
} as Schema<'PermissionInfo'>;

/** True if a page rendered with one answer keeps its drawing when it receives the other. */
const keeps = (heard: Schema<'PermissionInfo'>) => {
  const before = drawnOf(rendered);
  return replaceEqualDeep(before, drawnOf(heard)) === before;
};

test('a prerendered page is kept if only the address of games, or its visitor’s address, differs', () => {
  expect(keeps({ ...rendered, frameOrigins: ['https://games.example'], location: { ip: '203.0.113.7' } })).toBe(true);
});

test('and is rendered again if something that it shows has changed', () => {
  expect(keeps({ ...rendered, maintenance: true })).toBe(false);
});
