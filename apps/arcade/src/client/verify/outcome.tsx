import { formatMoney, fromDecimal, languages, money, type LanguageCode } from '@parlour/domain';
import { freeSpinMultiplier } from '../../games/lotus-lanterns/paytable.ts';
import type { Claim, Verdict } from '../../verify/claim.ts';
import type { Texts } from '../texts/en.ts';
import { fill } from '../texts/load-texts.ts';
import { SpinPicture } from './spin-picture.tsx';

interface OutcomeProps {
  claim: Claim;
  verdict: Verdict;
  texts: Texts;
  language: LanguageCode;
}

/** The verdict in sentences, then every spin with its reels and wins. */
export function Outcome({ claim, verdict, texts, language }: OutcomeProps) {
  const { round, hashMatches, stopsMatch, winMatches } = verdict;
  const { tag } = languages[language];
  const count = (value: number) => new Intl.NumberFormat(tag).format(value);
  const pay = (lineBets: number) =>
    claim.currency !== undefined && claim.lineBet !== undefined
      ? formatMoney(money(claim.lineBet * BigInt(lineBets), claim.currency), tag)
      : `${count(lineBets)} ×`;
  const checks = [hashMatches, stopsMatch, winMatches];
  const bad = checks.includes(false);
  const paid = claim.win !== undefined && claim.currency !== undefined ? formatMoney(fromDecimal(claim.win, claim.currency), tag) : '';
  return (
    <section>
      <h2 className={bad ? 'verdict bad' : 'verdict good'}>
        {bad ? texts.doesNotMatch : checks.includes(true) ? texts.allMatches : texts.recomputed}
      </h2>
      <ul className="checks">
        {hashMatches !== null && (
          <Check ok={hashMatches}>{hashMatches ? texts.hashMatches : fill(texts.hashDiffers, { hash: verdict.computedHash })}</Check>
        )}
        {stopsMatch !== null && <Check ok={stopsMatch}>{stopsMatch ? texts.reelsMatch : texts.reelsDiffer}</Check>}
        {winMatches !== null && (
          <Check ok={winMatches}>{fill(winMatches ? texts.winMatches : texts.winDiffers, { win: pay(round.win), paid })}</Check>
        )}
        {winMatches === null && <Check>{fill(texts.winInLineBets, { count: count(round.win) })}</Check>}
      </ul>
      <div className="spins">
        <SpinPicture title={texts.paidSpin} spin={round.paid} texts={texts} count={count} pay={pay} />
        {round.free.map((spin, index) => (
          // Spins of a round never change places.
          <SpinPicture
            key={`${index}:${spin.stops.join('.')}`}
            title={fill(texts.freeSpin, {
              index: count(index + 1),
              total: count(round.free.length),
              multiplier: count(freeSpinMultiplier),
            })}
            spin={spin}
            texts={texts}
            count={count}
            pay={pay}
          />
        ))}
      </div>
    </section>
  );
}

function Check({ ok, children }: { ok?: boolean; children: string }) {
  return <li className={ok === undefined ? '' : ok ? 'good' : 'bad'}>{children}</li>;
}
