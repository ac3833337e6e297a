import { useEffect, useState, type FormEvent } from 'react';
import { clientSeedPattern } from '../../fairness/message.ts';
import type { Fairness } from '../../wire.ts';
import { ServerRefusal } from './connection.ts';
import { Dialog } from './dialog.tsx';
import { useGame } from './use-play.ts';

/** The commitments, the player's own seed, and the end of a seed. */
export function FairnessDialog({ onClose }: { onClose: () => void }) {
  const { texts, connection, count } = useGame();
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
      setMessage(error instanceof ServerRefusal && error.code === 'round_open' ? texts.roundOpen : texts.loadFailed);
    }
  };
  useEffect(() => {
    void run(connection.fairness(), '');
    // Asked once, when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const valid = new RegExp(clientSeedPattern).test(seed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (valid) void run(connection.chooseClientSeed(seed), texts.seedSaved);
  };
  return (
    <Dialog title={texts.fairness} onClose={onClose}>
      <p>{texts.fairnessIntro}</p>
      {fairness && (
        <>
          <dl className="seeds">
            <Seed label={texts.serverHash} value={fairness.serverSeedHash} />
            <Seed label={texts.roundsPlayed} value={count(fairness.nonce)} />
            <Seed label={texts.nextHash} value={fairness.nextServerSeedHash} />
          </dl>
          <form className="seed-form" onSubmit={save}>
            <label>
              {texts.clientSeed}
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
            <small id="seed-hint">{texts.clientSeedHint}</small>
            <button type="submit" className="action" disabled={!valid || seed === fairness.clientSeed}>
              {texts.saveSeed}
            </button>
          </form>
          <button type="button" className="action" onClick={() => void run(connection.rotateSeed(), '')}>
            {texts.rotate}
          </button>
          {fairness.revealed && (
            <dl className="seeds">
              <Seed label={texts.revealedSeed} value={fairness.revealed.serverSeed} />
            </dl>
          )}
        </>
      )}
      <p role="status">{message}</p>
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
