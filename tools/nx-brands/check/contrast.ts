import { adjustments, judgePairs, palette, type Adjustment, type BrandTokens, type Palette, type ThemeName } from '@parlour/ui/make-theme';
import { counted, Findings, type Check } from './problem.ts';

/** Checks the contrast of every pair of colours in use, in each theme. */
export function checkContrast(folder: string, tokens: BrandTokens, themes: readonly ThemeName[]): Check {
  const findings = new Findings(folder);
  let pairs = 0;
  for (const theme of themes) {
    const colors = palette(tokens, theme);
    pairs += judgePairs(colors).length;
    judgeColors(findings, colors, theme);
    for (const adjusted of adjustments(tokens, theme))
      findings.note('tokens.json', noteOf(adjusted, theme), 'state another colour if that is not meant');
  }
  return findings.as('Contrast', `${counted(pairs, 'pair')}, ${themes.join(' and ')}`);
}

/** Which colour a theme shows instead of a stated one, in a sentence. */
export const noteOf = ({ token, stated, shown, why }: Adjustment, theme: ThemeName): string =>
  `${theme}: ${token} ${stated} is shown as ${shown}, for ${why}`;

/** Reports each pair of these colours with too little contrast. */
export function judgeColors(findings: Findings, colors: Palette, theme: ThemeName): void {
  for (const { front, back, found, ratio, enough } of judgePairs(colors))
    if (!enough)
      findings.error(
        'tokens.json',
        `${theme}: ${front} ${colors[front]} on ${back} ${colors[back]} has a contrast of ${found.toFixed(2)}, and needs ${ratio}`,
        'move color.accent, color.second or the surfaces of this theme further apart in lightness',
      );
}
