/** What the verifier's address says of a round, as the one line that `npm run verify -- <round>` reads (games.md H). */
export function roundLine(verifierUrl: string): string {
  const query = new URL(verifierUrl).searchParams;
  const given = (name: string) => query.get(name) ?? undefined;
  return JSON.stringify({
    game: given('game'),
    packHash: given('pack'),
    serverSeed: given('serverSeed'),
    clientSeed: given('clientSeed'),
    nonce: Number(given('nonce')),
    input: JSON.parse(given('input') ?? '{}') as unknown,
    claimed: { win: given('win'), stake: given('stake'), currency: given('currency'), outcome: given('outcome'), hash: given('hash') },
  });
}
