import { Trans, useLingui } from '@lingui/react/macro';
import { balanceQuery, merchantWalletQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatMoney, fromWire, money } from '@parlour/domain';
import { Loaded } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { Button, Card, Money, Page, PageHeader, Progress, Section, SectionHeader, Stack, Summary, Text, WalletIcon } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as styles from '../form/wallet.css.ts';

/** My wallet (page `transferFund`): what the single wallet holds, by kind of money, and which games are played from it. */
export function WalletScreen() {
  const { t } = useLingui();
  const api = useApi();
  const balance = useQuery(balanceQuery(api, useQueryClient()));
  const wallets = useQuery(merchantWalletQuery(api, useLanguage()));
  return (
    <Page>
      <Stack gap="5">
        <PageHeader id="wallet-title" icon={<WalletIcon />} title={<Trans>My wallet</Trans>} />
        <Loaded query={balance} failed={t`Your balance could not be loaded`} lines={3}>
          {(known) => <Split balance={known} />}
        </Loaded>
        <Loaded query={wallets} failed={t`The games’ wallets could not be loaded`} lines={3}>
          {({ vendors }) => <Vendors vendors={vendors} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Split({ balance: { available, locked, bonus, bonusDetail } }: { balance: Schema<'Balance'> }) {
  const { t, i18n } = useLingui();
  const say = (amount: Schema<'Money'>) => formatMoney(fromWire(amount), i18n.locale);
  const nothing = formatMoney(money(0n, fromWire(available).currency), i18n.locale);
  return (
    <Card>
      <Stack gap="4">
        <Summary
          entries={[
            { key: 'cash', label: t`Cash`, value: <Money size="l" text={say(available)} /> },
            { key: 'bonus', label: t`Bonus money`, value: <Money size="l" text={bonus ? say(bonus) : nothing} /> },
            { key: 'locked', label: t`Locked for withdrawals`, value: <Money size="l" mood="muted" text={say(locked)} /> },
          ]}
        />
        {FLAGS.bonuses && bonusDetail && (
          <>
            <Progress
              label={t`Wagered towards your bonus`}
              value={share(bonusDetail)}
              text={t`${say(bonusDetail.wagered)} of ${say(bonusDetail.required)}`}
            />
            <Link to="/member/bonusDetails">
              <Trans>Bonus details</Trans>
            </Link>
          </>
        )}
        <div className={styles.filters}>
          <Button render={<Link to="/member/depositv2" />}>
            <Trans>Deposit</Trans>
          </Button>
          <Button variant="secondary" render={<Link to="/member/withdraw" />}>
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** In percent, rounded down, so that a bar is full only when the requirement is met. */
function share({ wagered, required }: Schema<'BonusDetail'>): number {
  const whole = fromWire(required).minor;
  return whole > 0n ? Number((fromWire(wagered).minor * 100n) / whole) : 100;
}

function Vendors({ vendors }: { vendors: readonly Schema<'VendorWallet'>[] }) {
  const own = vendors.filter(({ isSingle }) => !isSingle);
  return (
    <Section labelledBy="wallets-title">
      <Stack gap="3">
        <SectionHeader id="wallets-title" title={<Trans>Played from this wallet</Trans>} />
        <Text tone="muted">
          <Trans>Bets are taken from this wallet and wins are paid into it. There is no money to move before you play.</Trans>
        </Text>
        <Names vendors={vendors.filter(({ isSingle }) => isSingle)} />
        {own.length > 0 && (
          <>
            <Text tone="muted">
              <Trans>
                These providers keep a wallet of their own, and money cannot be moved there from here. Customer service can help.
              </Trans>
            </Text>
            <Names vendors={own} />
          </>
        )}
      </Stack>
    </Section>
  );
}

function Names({ vendors }: { vendors: readonly Schema<'VendorWallet'>[] }) {
  return (
    <ul className={styles.names}>
      {vendors.map(({ vassalage, title }) => (
        <li key={vassalage} className={styles.name}>
          <bdi>{title}</bdi>
        </li>
      ))}
    </ul>
  );
}
