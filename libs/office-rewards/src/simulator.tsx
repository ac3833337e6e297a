import { Trans, useLingui } from '@lingui/react/macro';
import { gameTypes, type Currency, type GameType } from '@parlour/domain';
import type { OfferedKind } from '@parlour/domain/rewards';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Facts, isPutAside, lineTexts, Sums, useRefusalText } from '@parlour/office-ui';
import { Button, Card, FormError, Inline, Select, Stack, Text, TextField } from '@parlour/ui';
import { useState } from 'react';
import { outcomeWords, refusalWords, type Outcome } from './words.ts';

interface SimulatorProps {
  merchant: string;
  kind: OfferedKind;
  currency: Currency;
  terms: Record<string, unknown>;
  /** The terms are valid, so that they can be tried. */
  isReadable: boolean;
}

/** "A member deposits 1,000 and plays …": what the typed terms would do, by the rules that pay them. */
export function Simulator({ merchant, kind, currency, terms, isReadable }: SimulatorProps) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const simulate = useOfficeMutation('simulatePromotion');
  const [deposit, setDeposit] = useState('1000');
  const [stake, setStake] = useState('10');
  const [rounds, setRounds] = useState('1000');
  const [returns, setReturns] = useState('96');
  const [line, setLine] = useState<GameType>('RNG');
  const [outcome, setOutcome] = useState<Outcome>();
  const isWhole = /^\d{1,4}$/.test(rounds) && Number(rounds) <= 5000;
  const isPercent = /^\d{1,3}(\.\d{1,2})?$/.test(returns);
  const send = () =>
    simulate
      .mutateAsync({ body: { merchant, kind, terms, deposit, stake, rounds: Number(rounds), line, returns } })
      .then(setOutcome)
      .catch(() => setOutcome(undefined));
  const error = simulate.error && !isPutAside(simulate.error) ? textOf(simulate.error) : undefined;
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="4">
          <Text as="strong">
            <Trans>Try it with one member</Trans>
          </Text>
          <Inline gap="3">
            <TextField
              label={t`Deposits`}
              suffix={currency}
              inputMode="decimal"
              dir="ltr"
              value={deposit}
              onChange={({ target }) => setDeposit(target.value)}
            />
            <TextField
              label={t`Stakes in each round`}
              suffix={currency}
              inputMode="decimal"
              dir="ltr"
              value={stake}
              onChange={({ target }) => setStake(target.value)}
            />
            <TextField
              label={t`Rounds`}
              inputMode="numeric"
              dir="ltr"
              value={rounds}
              error={isWhole ? undefined : t`A whole number up to 5,000`}
              onChange={({ target }) => setRounds(target.value)}
            />
            <TextField
              label={t`Each round pays`}
              inputMode="decimal"
              dir="ltr"
              suffix="%"
              value={returns}
              error={isPercent ? undefined : t`A percentage, such as 96`}
              onChange={({ target }) => setReturns(target.value)}
            />
            <Select
              label={t`Product line`}
              value={line}
              onChange={({ target }) => setLine(target.value as GameType)}
              options={gameTypes.map((value) => ({ value, text: i18n._(lineTexts[value]) }))}
            />
          </Inline>
          <FormError message={error} />
          <div>
            <Button
              type="submit"
              size="s"
              variant="secondary"
              loading={simulate.isPending}
              disabled={!isReadable || !isWhole || !isPercent || deposit.trim() === '' || stake.trim() === ''}
            >
              <Trans>Play</Trans>
            </Button>
          </div>
          <div role="status">{outcome && <OutcomeFacts outcome={outcome} number={(value) => i18n.number(value)} />}</div>
        </Stack>
      </form>
    </Card>
  );
}

function OutcomeFacts({ outcome, number }: { outcome: Outcome; number: (value: number) => string }) {
  const { t, i18n } = useLingui();
  const { refused, endedAt, played } = outcome;
  if (refused !== null)
    return (
      <Text tone="danger">
        <Trans>It gave nothing.</Trans> {refusalWords[refused] ? i18n._(refusalWords[refused]) : refused}
      </Text>
    );
  return (
    <Facts
      entries={[
        { key: 'given', label: t`Given`, value: <Sums of={[outcome.given]} /> },
        { key: 'required', label: t`To be wagered`, value: <Sums of={[outcome.required]} /> },
        { key: 'wagered', label: t`Wagered`, value: <Sums of={[outcome.wagered]} /> },
        {
          key: 'status',
          label: t`The bonus`,
          value:
            endedAt === null
              ? i18n._(outcomeWords[outcome.status])
              : t`${i18n._(outcomeWords[outcome.status])} in round ${number(endedAt)}`,
        },
        { key: 'played', label: t`Rounds played`, value: number(played) },
        { key: 'converted', label: t`Became cash`, value: <Sums of={[outcome.converted]} /> },
        { key: 'returned', label: t`Went back`, value: <Sums of={[outcome.returned]} /> },
        { key: 'cash', label: t`The member’s money at the end`, value: <Sums of={[outcome.cash]} /> },
        { key: 'bonus', label: t`Bonus money at the end`, value: <Sums of={[outcome.bonus]} /> },
        { key: 'cost', label: t`Cost of the promotion`, value: <Sums of={[outcome.cost]} /> },
      ]}
    />
  );
}
