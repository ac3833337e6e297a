import { fromDecimal, money } from '@parlour/domain';
import { payOf } from '../../game.ts';
import type { Claim, Verdict } from '../claim.ts';
import type { VerifiedGame, VerifyTexts } from './verified-game.ts';

interface OutcomeProps {
  claim: Claim;
  verdict: Verdict;
  texts: VerifyTexts;
  verified: VerifiedGame;
}

/** The verdict in sentences, then what happened in the round. */
export function Outcome({ claim, verdict, texts, verified }: OutcomeProps) {
  const { events, times, hashMatches, outcomeMatches, winMatches } = verdict;
  const { art, RoundPicture } = verified;
  const { t } = texts;
  const { game, currency, stake } = claim;
  const worth = (units: number) =>
    currency !== undefined && stake !== undefined
      ? texts.money(money(payOf(stake, units, game.pack), currency))
      : t('timesBet', { count: units / game.pack.stakeUnits });
  const checks = [hashMatches, outcomeMatches, winMatches];
  const bad = checks.includes(false);
  const paid = claim.win !== undefined && currency !== undefined ? texts.money(fromDecimal(claim.win, currency)) : '';
  return (
    <section>
      <h2 className={bad ? 'verdict bad' : 'verdict good'}>
        {bad ? t('doesNotMatch') : checks.includes(true) ? t('allMatches') : t('recomputed')}
      </h2>
      <ul className="checks">
        {hashMatches !== null && (
          <Check ok={hashMatches}>{hashMatches ? t('hashMatches') : t('hashDiffers', { hash: verdict.computedHash })}</Check>
        )}
        {outcomeMatches !== null && <Check ok={outcomeMatches}>{outcomeMatches ? t('outcomeMatches') : t('outcomeDiffers')}</Check>}
        {winMatches !== null && (
          <Check ok={winMatches}>{t(winMatches ? 'winMatches' : 'winDiffers', { win: worth(times * game.pack.stakeUnits), paid })}</Check>
        )}
        {winMatches === null && <Check>{t('winInStakes', { times })}</Check>}
      </ul>
      <RoundPicture pack={game.pack} art={art} texts={texts} events={events} worth={worth} />
    </section>
  );
}

function Check({ ok, children }: { ok?: boolean; children: string }) {
  return <li className={ok === undefined ? '' : ok ? 'good' : 'bad'}>{children}</li>;
}
