import { isPackId, packs, verifyDraw, type DrawClaim, type DrawnResult } from '@parlour/domain/lottery';

/** The result of an in-house lottery draw as text; `ok` is false when the options cannot be read or something claimed does not match. */
export function reportDraw(packId: string, claim: DrawClaim): { text: string; ok: boolean } {
  if (!isPackId(packId)) return { text: `Cannot be read: pack. It must be one of ${Object.keys(packs).join(', ')}.`, ok: false };
  const pack = packs[packId];
  const verdict = verifyDraw(pack, claim);
  if (!('result' in verdict)) return { text: `Cannot be read: ${verdict.join(', ')}.`, ok: false };
  const { result, computedCommitment, commitmentMatches, resultMatches } = verdict;
  const ok = commitmentMatches !== false && resultMatches !== false;
  const said = (matches: boolean | null) => (matches === null ? '' : matches ? '  (matches)' : '  (DOES NOT MATCH)');
  return {
    text: [
      ...written(result),
      ...(resultMatches === null ? [] : [`Result:${said(resultMatches)}`]),
      `SHA-256 of the server seed: ${computedCommitment}${said(commitmentMatches)}`,
      `Rules: ${pack.id}, version ${pack.version}`,
      ok ? 'Everything that was claimed matches.' : 'NOT as claimed.',
    ].join('\n'),
    ok,
  };
}

function written(result: DrawnResult): string[] {
  return Object.entries(result).map(([name, numbers]) => `${name}: ${numbers.join(' ')}`);
}
