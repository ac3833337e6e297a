// @flag bonuses
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, useApi, type Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { verifyRaffle } from '@parlour/domain/rewards';
import { Button, saveFile } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { said } from '../shown/said.ts';
import { Fact } from './offer-draw.tsx';
import * as styles from '../shown/loyalty.css.ts';

interface OfferRaffleProps {
  code: string;
  raffle: Schema<'PromotionRaffle'>;
}

/** How the prizes of a raffle are drawn and, after the draw, who has won; the member can repeat the draw (rewards section 7). */
export function OfferRaffle({ code, raffle: { commitment, prizes, tickets, pseudonym, drawn } }: OfferRaffleProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.body}>
      <p className={styles.text}>
        <Trans>
          In the draw, every ticket has the same chance at each prize that is left. The order comes from our seed, which we committed to
          beforehand, and from the list of all tickets. No one can choose it.
        </Trans>
      </p>
      <ol className={styles.list}>
        {prizes.map((prize, place) => (
          // Prizes are identified by their position alone.
          <li key={place}>
            {said(prize, i18n.locale)}
            {drawn?.winners[place] && (
              <>
                {': '}
                <Winner winner={drawn.winners[place]} isOwn={drawn.winners[place].member === pseudonym} />
              </>
            )}
          </li>
        ))}
      </ol>
      {tickets > 0 && (
        <p className={styles.text}>
          <Plural value={tickets} one="You have # ticket." other="You have # tickets." />
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={<Trans>Commitment</Trans>} value={commitment} />
        {pseudonym !== undefined && <Fact name={<Trans>Your code in the list of tickets</Trans>} value={pseudonym} />}
        {drawn && <Fact name={<Trans>Hash of the list of tickets</Trans>} value={drawn.book} />}
      </dl>
      {drawn ? (
        <Check code={code} drawn={drawn} />
      ) : (
        <p className={styles.muted}>
          <Trans>We publish our seed and the list of tickets after the draw, so that anyone can check it.</Trans>
        </p>
      )}
    </div>
  );
}

function Winner({ winner: { ticket, member }, isOwn }: { winner: Schema<'RaffleWinner'>; isOwn: boolean }) {
  const { i18n } = useLingui();
  const number = i18n.number(ticket);
  if (isOwn) return <Trans>your ticket {number}</Trans>;
  return (
    <Trans>
      ticket {number} of <bdi>{member}</bdi>
    </Trans>
  );
}

/** Repeats the raffle's draw on this device, from all its tickets. */
function Check({ code, drawn: { at, tickets } }: { code: string; drawn: Schema<'RaffleResult'> }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const check = useMutation({
    mutationFn: async () => {
      const book = await api.call('getRaffleBook', { query: { code } });
      const verdict = verifyRaffle(book);
      return { book, isAsTold: verdict.commitment && verdict.book && verdict.winners };
    },
  });
  return (
    <>
      <p className={styles.muted}>
        <Trans>
          Drawn at {formatDateTime(at, i18n.locale)} from <Plural value={tickets} one="# ticket" other="# tickets" />.
        </Trans>
      </p>
      <Button variant="secondary" loading={check.isPending} onClick={() => check.mutate()}>
        <Trans>Draw it again on this device</Trans>
      </Button>
      <div role="status">
        {check.isSuccess && (
          <p className={styles.text}>
            {check.data.isAsTold
              ? t`The same tickets win. The seed, the list and the winners match what we published.`
              : t`It does not match what we published. Please contact us.`}
          </p>
        )}
        {check.isError && <p className={styles.text}>{i18n._(errorMessage(check.error))}</p>}
      </div>
      {check.isSuccess && (
        <Button variant="ghost" onClick={() => saveFile(`${code}.raffle.json`, JSON.stringify(check.data.book))}>
          <Trans>Save the list of tickets</Trans>
        </Button>
      )}
    </>
  );
}
