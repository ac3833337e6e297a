import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationTable, type OperationId } from '@parlour/api/contract';
import { loadBrands } from '@parlour/brand/schema';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '@parlour/gateway/testing';
import { type Persona, recordedAnswer, type Recording } from '@parlour/web/recording';
import { brandsFolder } from '../build/places.ts';
import { recordedFolder } from './record.ts';

/** How an answer breaks the contract; null if it does not. */
function problemWith(key: string, { status, body }: { status: number; body: unknown }): string | null {
  const [method, address] = key.split(' ') as [string, string];
  const operation = operationOf(method, new URL(address, 'http://site.invalid'));
  if (!operation) return `${key} is no operation of the contract`;
  const { query, answer } = rulesOf(operation);
  const asked = Object.fromEntries(new URL(address, 'http://site.invalid').searchParams);
  if (!query({ ...asked })) return `${operation} may not be asked so: ${JSON.stringify(query.errors)}`;
  const follows = answer(status);
  return follows(body) ? null : `${operation} no longer answers so: ${JSON.stringify(follows.errors)}`;
}

function operationOf(method: string, { pathname }: URL): OperationId | undefined {
  return (Object.keys(operationTable) as OperationId[]).find((id) => {
    const { method: its, path: template } = operationTable[id];
    return its === method && new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  });
}

describe.each(loadBrands(brandsFolder).map(({ id }) => id))('what was recorded of %s', (brand) => {
  const file = path.join(recordedFolder, `${brand}.json`);

  test('is there, and fits the contract to the last answer (mend: npm run storybook:record)', () => {
    expect(existsSync(file)).toBe(true);
    const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;
    const answers = Object.values(recording).flatMap((all) => Object.entries(all));
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.map(([key, answer]) => problemWith(key, answer)).filter((problem) => problem !== null)).toEqual([]);
  });
});

test('an answer that has lost a field, gained one, or belongs to no operation, is found', () => {
  const status = { status: 200, body: { success: true, value: { surprise: 1 } } };
  expect(problemWith('GET /wps/system/status', status)).toMatch(/getSystemStatus no longer answers so/);
  expect(problemWith('GET /wps/system/weather', status)).toMatch(/no operation/);
});

test('a persona without an answer of their own is answered like a guest, and in another language if theirs is missing', () => {
  const answer = (name: string) => ({ status: 200, body: name });
  const recording: Recording = { guest: { 'GET /a?language=EN&pageNo=1': answer('guest') }, member: { 'GET /b': answer('member') } };
  const ask = (persona: Persona, url: string) => recordedAnswer(recording, persona, 'GET', url)?.body;
  expect(ask('member', '/b')).toBe('member');
  expect(ask('member', '/a?pageNo=1&language=EN')).toBe('guest');
  expect(ask('guest', '/a?pageNo=1&language=TH')).toBe('guest');
  expect(ask('guest', '/b')).toBeUndefined();
  expect(ask('guest', '/a?pageNo=2&language=EN')).toBeUndefined();
});
