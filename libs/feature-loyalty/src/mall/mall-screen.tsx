// @flag points
import { Trans, useLingui } from '@lingui/react/macro';
import { mallQuery, pointsQuery, redeemOrdersQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { Chip, ChipRow, EmptyState, Page, PageHeader, PointsIcon, Stack, Summary, Tabs } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from '../shown/loyalty.css.ts';
import { kindNames } from './kind-names.ts';
import { MallCard } from './mall-card.tsx';
import { Orders } from './orders.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';

type Kind = Schema<'MallKind'>;

/** Points mall (page `/pointMall`): what points can buy, and the state of orders. */
export function MallScreen() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [shown, setShown] = useState<'mall' | 'orders'>('mall');
  const [kind, setKind] = useState<Kind>();
  const [ordersPage, setOrdersPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const points = useQuery(pointsQuery(api));
  const mall = useQuery(mallQuery(api, language));
  const orders = useQuery(redeemOrdersQuery(api, language, ordersPage));
  const item = mall.data?.list.find(({ id }) => id === chosen);
  return (
    <Page>
      <Stack gap="4">
        <PageHeader icon={<PointsIcon />} title={<Trans>Points mall</Trans>} />
        <Summary
          entries={[
            { key: 'points', label: t`Current points`, value: points.data && i18n.number(points.data.points) },
            { key: 'held', label: t`In orders`, value: points.data && i18n.number(points.data.held) },
          ]}
        />
        <Tabs
          look="line"
          label={t`Points mall`}
          value={shown}
          onValueChange={setShown}
          items={[
            {
              key: 'mall',
              text: t`Rewards`,
              content: (
                <Loaded query={mall} lines={6}>
                  {({ list }) => <Items list={list} kind={kind} onKind={setKind} onChoose={setChosen} />}
                </Loaded>
              ),
            },
            { key: 'orders', text: t`Redeem record`, content: <Orders query={orders} onPageChange={setOrdersPage} /> },
          ]}
        />
      </Stack>
      {item && (
        <RedeemDialog
          key={item.id}
          item={item}
          points={points.data?.points ?? 0}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            setChosen(undefined);
            setShown('orders');
          }}
        />
      )}
    </Page>
  );
}

interface ItemsProps {
  list: readonly Schema<'MallItem'>[];
  kind: Kind | undefined;
  onKind: (kind: Kind | undefined) => void;
  onChoose: (id: string) => void;
}

function Items({ list, kind, onKind, onChoose }: ItemsProps) {
  const { t, i18n } = useLingui();
  if (list.length === 0) return <EmptyState title={t`The mall is empty`} text={t`Rewards will be listed here. Your points stay yours.`} />;
  const kinds = (Object.keys(kindNames) as Kind[]).filter((each) => list.some((item) => item.kind === each));
  return (
    <Stack gap="4">
      <ChipRow label={t`Kind of reward`}>
        <Chip selected={kind === undefined} onClick={() => onKind(undefined)}>
          <Trans>All</Trans>
        </Chip>
        {kinds.map((each) => (
          <Chip key={each} selected={kind === each} onClick={() => onKind(each)}>
            {i18n._(kindNames[each])}
          </Chip>
        ))}
      </ChipRow>
      <ul className={styles.cards}>
        {list
          .filter((item) => kind === undefined || item.kind === kind)
          .map((item) => (
            <MallCard key={item.id} item={item} onChoose={() => onChoose(item.id)} />
          ))}
      </ul>
    </Stack>
  );
}
