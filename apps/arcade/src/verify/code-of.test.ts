import { expect, test } from 'vitest';
import { codeOf } from './code-of.ts';

const code = 'export function winOf(stake: number): number {\n  return stake * 2;\n}\n';

test.each([
  ['a docstring', `/**\n * What a stake wins.\n * @param stake in units\n */\n${code}`],
  ['a comment in the middle', code.replace('return', '// Twice.\n  return')],
  ['a comment at the end of a line', code.replace(';', '; // twice')],
  ['a comment inside an expression', code.replace('* 2', '* /* twice */ 2')],
  ['other line breaks', code.replaceAll('\n', '\r\n')],
])('%s does not change the code', (_, commented) => expect(codeOf(commented)).toBe(codeOf(code)));

test.each([
  ['a number', code.replace('2', '3')],
  ['a type', code.replace('stake: number', 'stake: 1 | 2')],
  ['a name', code.replaceAll('stake', 'bet')],
])('%s changes it', (_, changed) => expect(codeOf(changed)).not.toBe(codeOf(code)));

test.each([
  ['a string', "const a = '// one';", "const a = '// two';"],
  ['a template', 'const a = `/* ${b} one */`;', 'const a = `/* ${b} two */`;'],
  ['a template’s spaces', 'const a = `one\n\ntwo`;', 'const a = `one\ntwo`;'],
  ['a regular expression', String.raw`const a = /\/\*one\*\//;`, String.raw`const a = /\/\*two\*\//;`],
])('what looks like a comment in %s is code', (_, one, other) => expect(codeOf(one)).not.toBe(codeOf(other)));
