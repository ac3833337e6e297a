import { useEffect, useState, type FormEvent } from 'react';
import { clientSeedPattern } from '@parlour/domain/fairness';
import type { Fairness } from '../wire.ts';
import { ServerRefusal } from './connection.ts';
import { Dialog } from './dialog.tsx';
import { useGame } from './use-game.ts';

/** The commitments, the player's own seed, and ending a seed. */
export function FairnessDialog({ onClose }: { onClose: () => void }) {
  const { texts, connection } = useGame();
  const [fairness, setFairness] = useState<Fairness>();
  const [seed, setSeed] = useState('');
  const [message, setMessage] = useState('');

  const run = async (asked: Promise<Fairness>, done: string) => {
    try {
      const next = await asked;
      setFairness(next);
      setSeed(next.clientSeed);
      setMessage(done);
    } catch (error) {
      setMessage(error instanceof ServerRefusal && error.code === 'round_open' ? texts.t('roundOpen') : texts.t('loadFailed'));
    }
  };
  const load = () => {
    setMessage('');
    void run(connection.fairness(), '');
  };
  useEffect(() => {
    load();
    // Asked once, when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const valid = new RegExp(clientSeedPattern).test(seed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (valid) void run(connection.chooseClientSeed(seed), texts.t('seedSaved'));
  };
  return (
    <Dialog title={texts.t('fairness')} onClose={onClose}>
      <p>{texts.t('fairnessIntro')}</p>
      {fairness && (
        <>
          <dl className="seeds">
            <Seed label={texts.t('serverHash')} value={fairness.serverSeedHash} />
            <Seed label={texts.t('roundsPlayed')} value={texts.count(fairness.nonce)} />
            <Seed label={texts.t('nextHash')} value={fairness.nextServerSeedHash} />
          </dl>
          <form className="seed-form" onSubmit={save}>
            <label>
              {texts.t('clientSeed')}
              <input
                value={seed}
                maxLength={64}
                spellCheck={false}
                autoComplete="off"
                dir="ltr"
                aria-invalid={!valid}
                aria-describedby="seed-hint"
                onChange={(event) => setSeed(event.target.value)}
              />
            </label>
            <small id="seed-hint">{texts.t('clientSeedHint')}</small>
            <button type="submit" className="action" disabled={!valid || seed === fairness.clientSeed}>
              {texts.t('saveSeed')}
            </button>
          </form>
          <button type="button" className="action" onClick={() => void run(connection.rotateSeed(), '')}>
            {texts.t('rotate')}
          </button>
          {fairness.revealed && (
            <dl className="seeds">
              <Seed label={texts.t('revealedSeed')} value={fairness.revealed.serverSeed} />
            </dl>
          )}
        </>
      )}
      <p role="status">{fairness || message ? message : texts.t('loading')}</p>
      {!fairness && message && (
        <button type="button" className="action" onClick={load}>
          {texts.t('retry')}
        </button>
      )}
    </Dialog>
  );
}

function Seed({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="ltr">{value}</dd>
    </div>
  );
}
