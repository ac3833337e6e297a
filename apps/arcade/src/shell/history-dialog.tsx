import { fromDecimal, type Currency } from '@parlour/domain';
import { useEffect, useState } from 'react';
import type { RoundAnswer, RoundState } from '../wire.ts';
import { Dialog } from './dialog.tsx';
import { ServerRefusal } from './connection.ts';
import { roundLine } from './round-line.ts';
import { costOf, isPaidBack, mayChoose } from './state.ts';
import type { ShellText } from './texts.ts';
import { useGame } from './use-game.ts';

const stateText: Record<RoundState, ShellText> = {
  betting: 'stateBetting',
  open: 'stateOpen',
  refused: 'stateRefused',
  paying: 'statePaying',
  settled: 'stateSettled',
  returning: 'stateReturning',
  returned: 'stateReturned',
};

/** The player's rounds of this game, newest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { texts, connection, play, state } = useGame();
  const [rounds, setRounds] = useState<RoundAnswer[]>();
  const [more, setMore] = useState(false);
  const [failed, setFailed] = useState(false);
  const [notice, setNotice] = useState<'roundOpen' | 'loadFailed'>();

  const load = async (shown: RoundAnswer[]) => {
    setFailed(false);
    try {
      const page = await connection.history(shown.at(-1)?.roundId);
      setRounds([...shown, ...page.rounds]);
      setMore(page.more);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => {
    void load([]);
    // Asked once, when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  /** Ends the seed in use, after which its rounds can be verified: the same button then leads to the verifier. */
  const reveal = async () => {
    setNotice(undefined);
    try {
      await connection.rotateSeed();
      await load([]);
    } catch (error) {
      setNotice(error instanceof ServerRefusal && error.code === 'round_open' ? 'roundOpen' : 'loadFailed');
    }
  };

  return (
    <Dialog title={texts.t('history')} onClose={onClose}>
      {rounds?.length === 0 && <p>{texts.t('historyEmpty')}</p>}
      <ul className="history">
        {rounds?.map((round) => (
          <Round
            key={round.roundId}
            round={round}
            onReplay={() => {
              onClose();
              play.replay(round);
            }}
            onReveal={() => void reveal()}
            mayReplay={mayChoose(state)}
            busy={state.playing}
          />
        ))}
      </ul>
      {notice && <p role="alert">{texts.t(notice)}</p>}
      {failed && <p role="alert">{texts.t('loadFailed')}</p>}
      {(more || failed) && (
        <button type="button" className="action" onClick={() => void load(rounds ?? [])}>
          {failed ? texts.t('retry') : texts.t('more')}
        </button>
      )}
      {!rounds && !failed && <p role="status">{texts.t('loading')}</p>}
    </Dialog>
  );
}

interface RoundProps {
  round: RoundAnswer;
  onReplay: () => void;
  /** Reveals the seed, for a round that cannot be verified yet. */
  onReveal: () => void;
  mayReplay: boolean;
  busy: boolean;
}

function Round({ round, onReplay, onReveal, mayReplay, busy }: RoundProps) {
  const { texts } = useGame();
  const amount = (decimal: string) => fromDecimal(decimal, round.currency as Currency);
  const win = round.win === null ? undefined : amount(round.win);
  const paidBack = win !== undefined && isPaidBack(win, costOf(round));
  return (
    <li>
      <time dateTime={round.at}>{texts.time(round.at)}</time>
      <span className="state">{texts.t(stateText[round.state])}</span>
      <span>{texts.t('historyBet', { amount: texts.money(amount(round.stake)) })}</span>
      <span className={win && win.minor > 0n && !paidBack ? 'won' : ''}>
        {texts.t(paidBack ? 'historyPaidBack' : 'historyWin', { amount: win ? texts.money(win) : '–' })}
      </span>
      <code dir="ltr">{round.roundId}</code>
      {round.events && round.state !== 'open' && (
        <button type="button" className="link" disabled={!mayReplay} onClick={onReplay}>
          {texts.t('replay')}
        </button>
      )}
      {round.verifierUrl ? (
        <>
          <a href={round.verifierUrl} target="_blank" rel="noreferrer">
            {texts.t('verify')}
          </a>
          <CopyRound line={roundLine(round.verifierUrl)} />
        </>
      ) : (
        round.events &&
        round.state !== 'open' && (
          <button type="button" className="link reveal" disabled={busy} onClick={onReveal}>
            {texts.t('revealToVerify')}
          </button>
        )
      )}
    </li>
  );
}

/** The round in one line, as anybody can recompute it with the arcade's command (games.md A6). */
function CopyRound({ line }: { line: string }) {
  const { texts } = useGame();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(line).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <button type="button" className="link" onClick={copy}>
      <span role="status">{texts.t(copied ? 'copiedRound' : 'copyRound')}</span>
    </button>
  );
}
