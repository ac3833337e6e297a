// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatMoney, fromDecimal, type Currency } from '@parlour/domain';
import { Accordion, Stack, Text } from '@parlour/ui';
import { oddsText, rtpText } from '../words/format.ts';
import { groupName } from '../words/names.ts';
import { oddsKeyName } from '../words/symbol-names.ts';
import { typeName } from '../words/type-names.ts';
import { howToPlay } from '../words/type-rules.ts';
import * as styles from './rules.css.ts';

/** The rules of a game: each bet with how it wins, odds, limits and return. */
export function RulesView({ rules }: { rules: Schema<'LotteryRules'> }) {
  const { t, i18n } = useLingui();
  const currency = rules.currency as Currency;
  const say = (amount: string) => formatMoney(fromDecimal(amount, currency), i18n.locale);
  const groups = [...new Set(rules.types.map(({ group }) => group))];
  return (
    <Stack gap="4">
      <Text tone="muted">
        <Trans>
          A stake is the amount per bet times cost units times combinations. Odds are what one amount per bet returns for one hit, the stake
          included. RTP is what comes back of all stakes in the long run. These are the rules of version {i18n.number(rules.version)}.
        </Trans>
      </Text>
      {rules.maxPayoutPerMember !== undefined && (
        <Text tone="muted">
          <Trans>A player is paid at most {say(rules.maxPayoutPerMember)} for one draw.</Trans>
        </Text>
      )}
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`rules-${group}`}>
          <h2 id={`rules-${group}`} className={styles.title}>
            {groupName(i18n, group)}
          </h2>
          <Accordion
            items={rules.types
              .filter((type) => type.group === group)
              .map((type) => ({
                key: type.id,
                title: typeName(i18n, type),
                content: (
                  <div className={styles.bet}>
                    <p>{howToPlay(i18n, type)}</p>
                    <dl className={styles.facts}>
                      <Fact term={t`Odds`}>{oddsText(type.odds, i18n.locale)}</Fact>
                      <Fact term={t`Return (RTP)`}>{rtpText(type.rtp, i18n.locale)}</Fact>
                      <Fact term={t`Cost units`}>{i18n.number(type.costUnits)}</Fact>
                      <Fact term={t`Amount per bet`}>{t`${say(type.limits.minUnit)} to ${say(type.limits.maxUnit)}`}</Fact>
                      <Fact term={t`Most you can stake in a draw`}>{say(type.limits.maxStakePerDraw)}</Fact>
                      <Fact term={t`Most that one line pays`}>{say(type.limits.maxPayout)}</Fact>
                    </dl>
                    {typeof type.odds !== 'string' && <Prices of={type} prizes={'prizes' in rules.result ? rules.result.prizes : []} />}
                  </div>
                ),
              }))}
          />
        </section>
      ))}
    </Stack>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Odds that depend on the selection or on how it hits. */
function Prices({ of: { rule, odds }, prizes }: { of: Schema<'LotteryBetType'>; prizes: readonly { name: string; count: number }[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.prices}>
      {Object.entries(odds).map(([key, price]) => (
        <li key={key} className={styles.price}>
          <span>{oddsKeyName(i18n, rule, key, prizes)}</span>
          <bdi className={styles.value}>{oddsText(price, i18n.locale)}</bdi>
        </li>
      ))}
    </ul>
  );
}
