import { fromDecimal, languages, type Currency } from '@parlour/domain';
import { useEffect, useState } from 'react';
import type { RoundAnswer, RoundState } from '../../wire.ts';
import type { Texts } from '../texts/en.ts';
import { Dialog } from './dialog.tsx';
import { useGame } from './use-play.ts';

const stateText: Record<RoundState, keyof Texts> = {
  betting: 'stateBetting',
  refused: 'stateRefused',
  paying: 'statePaying',
  settled: 'stateSettled',
  returning: 'stateReturning',
  returned: 'stateReturned',
};

/** The player's rounds of this game, newest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { texts, connection } = useGame();
  const [rounds, setRounds] = useState<RoundAnswer[]>();
  const [more, setMore] = useState(false);
  const [failed, setFailed] = useState(false);

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

  return (
    <Dialog title={texts.history} onClose={onClose}>
      {rounds?.length === 0 && <p>{texts.historyEmpty}</p>}
      <ul className="history">
        {rounds?.map((round) => (
          <Round key={round.roundId} round={round} />
        ))}
      </ul>
      {failed && <p role="alert">{texts.loadFailed}</p>}
      {(more || failed) && (
        <button type="button" className="action" onClick={() => void load(rounds ?? [])}>
          {failed ? texts.retry : texts.more}
        </button>
      )}
      {!rounds && !failed && <p role="status">{texts.loading}</p>}
    </Dialog>
  );
}

function Round({ round }: { round: RoundAnswer }) {
  const { texts, session, say } = useGame();
  const { tag } = languages[session.language];
  const amount = (decimal: string) => say(fromDecimal(decimal, round.currency as Currency));
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(round.at));
  return (
    <li>
      <time dateTime={round.at}>{time}</time>
      <span className="state">{texts[stateText[round.state]]}</span>
      <span>
        {texts.bet} {amount(round.stake)}
      </span>
      <span className={round.win !== null && /[1-9]/.test(round.win) ? 'won' : ''}>
        {texts.win} {round.win === null ? '–' : amount(round.win)}
      </span>
      <code dir="ltr">{round.roundId}</code>
      {round.verifierUrl ? (
        <a href={round.verifierUrl} target="_blank" rel="noreferrer">
          {texts.verify}
        </a>
      ) : (
        round.outcome && <span className="state">{texts.verifyLater}</span>
      )}
    </li>
  );
}
