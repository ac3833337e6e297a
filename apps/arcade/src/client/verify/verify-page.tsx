import type { LanguageCode } from '@parlour/domain';
import { useEffect, useState, type FormEvent } from 'react';
import names from '../../games/lotus-lanterns/names.json';
import { judge, readClaim, type Claim, type Verdict } from '../../verify/claim.ts';
import type { Texts } from '../texts/en.ts';
import { fill } from '../texts/load-texts.ts';
import { Outcome } from './outcome.tsx';
import { hasCryptography, webRoundBytes, webSeedHash } from './web-seeds.ts';

const fields = ['serverSeed', 'clientSeed', 'nonce', 'hash', 'currency', 'lineBet', 'win'] as const;
type Field = (typeof fields)[number];
export type Inputs = Record<string, string>;

const labels: Record<Field, keyof Texts> = {
  serverSeed: 'serverSeed',
  clientSeed: 'clientSeed',
  nonce: 'roundNumber',
  hash: 'publishedHash',
  currency: 'currency',
  lineBet: 'lineBet',
  win: 'paidWin',
};
type Result = { problems: string[] } | { claim: Claim; verdict: Verdict };

/** Recomputes a round from its address, or from what is typed; asks nothing of the server. */
export function VerifyPage({ texts, language, given }: { texts: Texts; language: LanguageCode; given: Inputs }) {
  const [inputs, setInputs] = useState<Inputs>(given);
  const [result, setResult] = useState<Result>();

  const check = async (asked: Inputs) => {
    const claim = readClaim(asked);
    if (Array.isArray(claim)) return setResult({ problems: claim.map((name) => (name === 'game' ? name : texts[labels[name]])) });
    const [bytes, hash] = await Promise.all([webRoundBytes(claim), webSeedHash(claim.serverSeed)]);
    setResult({ claim, verdict: judge(claim, bytes, hash) });
  };
  useEffect(() => {
    if (hasCryptography && given['serverSeed']) void check(given);
    // What the address says is checked once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Reels that were claimed for other inputs say nothing about these.
    void check(inputs === given ? inputs : { ...inputs, stops: '' });
  };
  return (
    <main className="verify">
      <p className="game-name">{names.names[language]}</p>
      <h1>{texts.verifyTitle}</h1>
      <p>{texts.verifyIntro}</p>
      {!hasCryptography && <p role="alert">{texts.noCryptography}</p>}
      <form className="seed-form" onSubmit={submit}>
        {fields.map((field) => (
          <label key={field} className={`field-${field}`}>
            {texts[labels[field]]}
            <input
              value={inputs[field] ?? ''}
              maxLength={64}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              required={field === 'serverSeed' || field === 'clientSeed' || field === 'nonce'}
              onChange={(event) => setInputs({ ...inputs, [field]: event.target.value })}
            />
          </label>
        ))}
        <button type="submit" className="action" disabled={!hasCryptography}>
          {texts.recompute}
        </button>
      </form>
      <div aria-live="polite">
        {result && 'problems' in result && <p className="verdict bad">{fill(texts.cannotRead, { fields: result.problems.join(', ') })}</p>}
        {result && 'verdict' in result && <Outcome {...result} texts={texts} language={language} />}
      </div>
      <p className="how">{texts.howTo}</p>
    </main>
  );
}
