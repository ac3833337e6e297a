import { palette } from '@parlour/ui/make-theme';
import { expect, test } from 'vitest';
import { brandFolder } from '../../build/places.ts';
import { readTokens } from '../../build/theme-plugin.ts';
import { checkContrast, judgeColors } from './contrast.ts';
import { Findings, sentenceOf } from './problem.ts';

const folder = brandFolder('neutral');
const tokens = readTokens(folder);

test('every pair of colours that styles use is checked', () => {
  const { looked, errors } = checkContrast(folder, tokens, ['dark', 'light']);
  expect(looked).toMatch(/^\d{3} pairs, dark and light$/);
  expect(errors).toEqual([]);
});

test('a colour that a theme shows otherwise is noted, with what is shown instead', () => {
  const neon = structuredClone(tokens);
  neon.color.accent.$value.components = [0.935, 0.231, 122];
  neon.color.dark.surface.$value.components = [0.5, 0, 0];
  const { errors, notes } = checkContrast(folder, neon, ['dark', 'light']);
  expect(errors).toEqual([]);
  expect(notes.map(sentenceOf)).toEqual([
    expect.stringMatching(
      /tokens\.json: dark: color\.dark\.surface #636363 is shown as #\w{6}, for the page of the dark theme must be dark enough/,
    ),
    expect.stringMatching(/tokens\.json: light: color\.accent #\w{6} is shown as #\w{6}, for it must stand out from the page/),
  ]);
});

// Derived colours always have enough contrast, so a bad one is inserted by hand.
test('colours with too little contrast are named with their contrast', () => {
  const findings = new Findings(folder);
  const colors = palette(tokens, 'light');
  judgeColors(findings, { ...colors, onDanger: colors.danger }, 'light');
  expect(findings.errors.map(sentenceOf)[0]).toMatch(
    /tokens\.json: light: onDanger #\w{6} on danger #\w{6} has a contrast of 1\.00, and needs 4\.5/,
  );
});
