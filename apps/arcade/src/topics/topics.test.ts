import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { topics } from './topics.ts';
import vectors from './vectors.json' with { type: 'json' };

test.each(vectors.map(({ topic, input, expect: expected }) => [topic, JSON.stringify(input), input, expected] as const))(
  'the rules give the published %s of %s',
  (topic, _engine, input, expected) => expect(topics[topic]!(input)).toEqual(expected),
);

const ask = (topic: string, input: string) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), topic], { input, encoding: 'utf8' });

test('the command answers line by line, and says which line it cannot read', () => {
  const known = vectors.find(({ topic }) => topic === 'times')!;
  const { stdout, status } = ask('times', `${JSON.stringify(known.input)}\n{"engine":"dice","winning":1}\nnonsense\n`);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([known.expect, { error: expect.any(String) as string }, { error: expect.any(String) as string }]);
  expect(status).toBe(1);
});

test('an unknown topic is a misuse', () => {
  expect(ask('weather', '').status).toBe(2);
});
