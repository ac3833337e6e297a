import { useEffect, useState, type FormEvent } from 'react';
import { judge, readClaim, type Claim, type ClaimProblem, type Verdict } from '../claim.ts';
import { Outcome } from './outcome.tsx';
import type { VerifiedGame, VerifyTexts } from './verified-game.ts';
import { hasCryptography, webSeedHash, withWebRoundBytes } from './web-seeds.ts';

const fields = ['serverSeed', 'clientSeed', 'nonce', 'input', 'hash', 'currency', 'stake', 'win'] as const;
type Field = (typeof fields)[number];
export type Inputs = Record<string, string>;

const labels = {
  serverSeed: 'serverSeed',
  clientSeed: 'clientSeed',
  nonce: 'roundNumber',
  input: 'chosen',
  hash: 'publishedHash',
  currency: 'currency',
  stake: 'bet',
  win: 'paidWin',
} as const satisfies Record<Field, Parameters<VerifyTexts['t']>[0]>;
type Result = { problems: ClaimProblem[] } | { claim: Claim; verdict: Verdict };

interface VerifyPageProps {
  texts: VerifyTexts;
  verified: VerifiedGame;
  /** False when the address names a game that the arcade does not have. */
  known: boolean;
  /** The address's query. */
  given: Inputs;
}

/** Recomputes a round from its address, or from what is typed; asks nothing of the server. */
export function VerifyPage({ texts, verified, known, given }: VerifyPageProps) {
  const [inputs, setInputs] = useState<Inputs>(given);
  const [result, setResult] = useState<Result>();
  const { t } = texts;

  const check = async (asked: Inputs) => {
    const claim = readClaim(known ? verified.game : undefined, asked);
    if (Array.isArray(claim)) return setResult({ problems: claim });
    const hash = await webSeedHash(claim.serverSeed);
    setResult({ claim, verdict: await withWebRoundBytes(claim, (bytes) => judge(claim, bytes, hash)) });
  };
  useEffect(() => {
    if (hasCryptography && given['serverSeed']) void check(given);
    // The address is checked only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The outcome in the address was claimed for other inputs.
    void check(inputs === given ? inputs : { ...inputs, outcome: '', stops: '' });
  };
  const offersChoice = !verified.game.current.accepts({});
  const isAsked = (field: Field) => field !== 'input' || offersChoice;
  const said = (problem: ClaimProblem) => (problem in labels ? t(labels[problem as Field]) : problem);
  return (
    <main className="verify">
      <p className="game-name">{t('name')}</p>
      <h1>{t('verifyTitle')}</h1>
      <p>{t('verifyIntro')}</p>
      {!hasCryptography && <p role="alert">{t('noCryptography')}</p>}
      <form className="seed-form" onSubmit={submit}>
        {fields.filter(isAsked).map((field) => (
          <label key={field} className={`field-${field}`}>
            {t(labels[field])}
            <input
              value={inputs[field] ?? ''}
              maxLength={field === 'input' ? 200 : 64}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              required={field === 'serverSeed' || field === 'clientSeed' || field === 'nonce'}
              onChange={(event) => setInputs({ ...inputs, [field]: event.target.value })}
            />
          </label>
        ))}
        <button type="submit" className="action" disabled={!hasCryptography}>
          {t('recompute')}
        </button>
      </form>
      <div aria-live="polite">
        {result && 'problems' in result && (
          <p className="verdict bad">{t('cannotRead', { fields: result.problems.map(said).join(', ') })}</p>
        )}
        {result && 'verdict' in result && <Outcome {...result} texts={texts} verified={verified} />}
      </div>
      <p className="how">{t('howTo')}</p>
    </main>
  );
}
