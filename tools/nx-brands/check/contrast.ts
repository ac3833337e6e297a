import { judgePairs, palette, type BrandTokens, type Palette, type ThemeName } from '@parlour/ui/make-theme';
import { counted, Findings, type Check } from './problem.ts';

/** Whether every pair of colours in use can be told apart, in each theme. */
export function checkContrast(folder: string, tokens: BrandTokens, themes: readonly ThemeName[]): Check {
  const findings = new Findings(folder);
  let pairs = 0;
  for (const theme of themes) {
    const colors = palette(tokens, theme);
    pairs += judgePairs(colors).length;
    judgeColors(findings, colors, theme);
  }
  return findings.as('Contrast', `${counted(pairs, 'pair')}, ${themes.join(' and ')}`);
}

/** Tells of each pair in these colours that cannot be told apart well enough. */
export function judgeColors(findings: Findings, colors: Palette, theme: ThemeName): void {
  for (const { front, back, found, ratio, enough } of judgePairs(colors))
    if (!enough)
      findings.error(
        'tokens.json',
        `${theme}: ${front} ${colors[front]} on ${back} ${colors[back]} has a contrast of ${found.toFixed(2)}, and needs ${ratio}`,
        'move color.accent, color.second or the surfaces of this theme further apart in lightness',
      );
}
