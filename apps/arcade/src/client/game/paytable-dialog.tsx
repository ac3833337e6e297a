import { money } from '@parlour/domain';
import { figures } from '../../games/lotus-lanterns/figures.ts';
import {
  freeSpinLimit,
  freeSpinMultiplier,
  lanternPays,
  lineCount,
  linePays,
  lines,
  type PayingSymbol,
} from '../../games/lotus-lanterns/paytable.ts';
import { symbolPictures } from '../stage/symbol-pictures.ts';
import { fill } from '../texts/load-texts.ts';
import { Dialog } from './dialog.tsx';
import { LineDiagram } from './line-diagram.tsx';
import { useGame } from './use-play.ts';

/** Everything the game promises, read from the rules themselves, in money at the bet of now. */
export function PaytableDialog({ onClose }: { onClose: () => void }) {
  const { texts, session, state, say, count } = useGame();
  const lineBet = state.lineBets[state.betIndex]!;
  const times = (lineBets: number) => say(money(lineBet.minor * BigInt(lineBets), lineBet.currency));
  const percent = (text: string) => `${count(Number(text))}%`;
  const timesBet = (timesTotalBet: number) => times(timesTotalBet * lineCount);
  return (
    <Dialog title={texts.paytable} onClose={onClose}>
      <h3>{fill(texts.paysAtBet, { bet: timesBet(1) })}</h3>
      <ul className="pays">
        {(Object.keys(linePays) as PayingSymbol[]).map((symbol) => (
          <li key={symbol}>
            <img src={symbolPictures[symbol]} alt={texts[symbol]} width="56" height="56" />
            <dl>
              {([2, 1, 0] as const).map((index) => (
                <div key={index}>
                  <dt>{count(index + 3)} ×</dt>
                  <dd>{times(linePays[symbol][index])}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <Rule symbol="lotus">{texts.wildRule}</Rule>
      <Rule symbol="lantern">
        {fill(texts.lanternRule, {
          three: timesBet(lanternPays[3].timesTotalBet),
          four: timesBet(lanternPays[4].timesTotalBet),
          five: timesBet(lanternPays[5].timesTotalBet),
          freeThree: count(lanternPays[3].freeSpins),
          freeFour: count(lanternPays[4].freeSpins),
          freeFive: count(lanternPays[5].freeSpins),
        })}
      </Rule>
      <p>{fill(texts.freeRule, { multiplier: count(freeSpinMultiplier), limit: count(freeSpinLimit) })}</p>
      <h3>{fill(texts.linesTitle, { count: count(lineCount) })}</h3>
      <p>{texts.linesRule}</p>
      <ol className="lines">
        {lines.map((rows, line) => (
          <li key={rows.join('')}>
            <LineDiagram rows={rows} />
            {count(line + 1)}
          </li>
        ))}
      </ol>
      <h3>{fill(texts.rtpTitle, { rtp: percent(figures.rtp) })}</h3>
      <p>{fill(texts.rtpRule, { rtp: percent(figures.rtp) })}</p>
      <dl className="figures">
        <Figure label={texts.hitRate} value={percent(figures.hitRate)} />
        <Figure label={texts.freeEvery} value={fill(texts.spins, { count: count(Number(figures.spinsPerFreeSpins)) })} />
        <Figure label={texts.largestWin} value={fill(texts.timesBet, { count: count(figures.largestWin) })} />
      </dl>
      <p>{texts.fairRule}</p>
      <p>{texts.interruptedRule}</p>
      {session.playMoney && <p className="play-money">{texts.playMoney}</p>}
    </Dialog>
  );
}

function Rule({ symbol, children }: { symbol: 'lotus' | 'lantern'; children: string }) {
  const { texts } = useGame();
  return (
    <div className="rule">
      <img src={symbolPictures[symbol]} alt={texts[symbol]} width="72" height="72" />
      <p>{children}</p>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
