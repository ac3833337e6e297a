import { Trans, useLingui } from '@lingui/react/macro';
import { Facts, Foreign, Moment, Sums } from '@parlour/office-ui';
import { Card, Stack, Text } from '@parlour/ui';
import { NumbersList } from '../numbers.tsx';
import * as styles from '../numbers.css.ts';
import { usePrizeName } from '../prize-names.ts';
import type { DrawPage } from '../words.ts';
import { Entry } from './entry.tsx';

/** The result of a draw with its proof; before that, what is known so far and the form for typing it. */
export function ResultTab({ page, mayEnter }: { page: DrawPage; mayEnter: boolean }) {
  const { draw, form, partial, repeated, voidPrizes } = page;
  return (
    <Stack gap="5">
      {draw.result && (
        <Card>
          <Stack gap="3">
            <NumbersList numbers={draw.result} form={form} voidPrizes={voidPrizes} />
            {repeated.length > 0 && (
              <Text tone="danger">
                <Trans>Numbers of {repeated.join(', ')} repeat, which they never should. It counts all the same.</Trans>
              </Text>
            )}
          </Stack>
        </Card>
      )}
      {!draw.result && partial && (
        <Card>
          <Stack gap="3">
            <Text as="strong">
              <Trans>Known so far</Trans>
            </Text>
            <NumbersList numbers={partial} form={form} voidPrizes={voidPrizes} />
          </Stack>
        </Card>
      )}
      <Entry key={`${draw.id} ${page.entry.state}`} page={page} mayEnter={mayEnter} />
      <Evidence page={page} />
    </Stack>
  );
}

function Evidence({ page }: { page: DrawPage }) {
  const { t, i18n } = useLingui();
  const nameOf = usePrizeName();
  const { draw, voidPrizes, bookHash, commitment, clientSeed, serverSeed, stopped, voidReason, packVersion, run, settled, live } = page;
  const mono = (text: string) => <bdi className={styles.evidence}>{text}</bdi>;
  const version = packVersion === null ? t`known once it opens` : String(packVersion);
  return (
    <Facts
      entries={[
        ...(stopped === null ? [] : [{ key: 'stopped', label: t`Stopped because`, value: <Foreign text={stopped} /> }]),
        ...(voidReason === null ? [] : [{ key: 'void', label: t`Void because`, value: <Foreign text={voidReason} /> }]),
        ...(voidPrizes.length === 0 ? [] : [{ key: 'prizes', label: t`Prizes that are void`, value: voidPrizes.map(nameOf).join(', ') }]),
        { key: 'opens', label: t`Opens`, value: <Moment at={draw.opens} /> },
        { key: 'closes', label: t`Closes`, value: <Moment at={draw.closes} /> },
        { key: 'drawn', label: t`Drawn`, value: <Moment at={draw.drawn} /> },
        { key: 'pack', label: t`Rule pack`, value: t`${draw.pack}, version ${version}` },
        { key: 'lines', label: t`Bets`, value: i18n.number(draw.lines ?? live.lines) },
        {
          key: 'stakes',
          label: t`Stakes`,
          value: <Sums of={draw.lines === null ? [{ amount: live.stake, currency: live.currency }] : draw.stakes} />,
        },
        ...(draw.payouts.length === 0 ? [] : [{ key: 'paid', label: t`Paid`, value: <Sums of={draw.payouts} /> }]),
        ...(settled === null ? [] : [{ key: 'settled', label: t`Settled`, value: <Moment at={settled} /> }]),
        ...(run > 1 ? [{ key: 'run', label: t`Times settled`, value: i18n.number(run) }] : []),
        ...(bookHash === null ? [] : [{ key: 'book', label: t`Hash of the book`, value: mono(bookHash) }]),
        ...(commitment === null ? [] : [{ key: 'commitment', label: t`Commitment`, value: mono(commitment) }]),
        ...(clientSeed === null ? [] : [{ key: 'salt', label: t`Public salt`, value: mono(clientSeed) }]),
        ...(serverSeed === null ? [] : [{ key: 'seed', label: t`Seed`, value: mono(serverSeed) }]),
      ]}
    />
  );
}
