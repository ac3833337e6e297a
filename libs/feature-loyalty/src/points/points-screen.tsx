// @flag points
import { Trans, useLingui } from '@lingui/react/macro';
import { pointsConfigQuery, pointsDetailsQuery, pointsQuery, redeemOrdersQuery, useApi, useLanguage } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { Card, Page, PageHeader, PointsIcon, Stack, Summary, Tabs } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Orders } from '../mall/orders.tsx';
import { ConvertForm } from './convert-form.tsx';
import { PointsDetails } from './points-details.tsx';
import { PointsRules } from './points-rules.tsx';

/** Points (page `/member/points`): the balance, its value, its history, orders and rules. */
export function PointsScreen() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const points = useQuery(pointsQuery(api));
  const config = useQuery(pointsConfigQuery(api));
  const [detailsPage, setDetailsPage] = useState(1);
  const [ordersPage, setOrdersPage] = useState(1);
  const [shown, setShown] = useState<'details' | 'orders' | 'rules'>('details');
  const details = useQuery(pointsDetailsQuery(api, detailsPage));
  const orders = useQuery(redeemOrdersQuery(api, language, ordersPage));
  return (
    <Page>
      <Stack gap="4">
        <PageHeader icon={<PointsIcon />} title={<Trans>Points</Trans>} />
        <Card>
          <Stack gap="4">
            <Summary
              entries={[
                { key: 'points', label: t`Current points`, value: points.data && i18n.number(points.data.points) },
                { key: 'held', label: t`In orders`, value: points.data && i18n.number(points.data.held) },
              ]}
            />
            {points.data && config.data?.convert && <ConvertForm points={points.data.points} lot={config.data.convert} />}
          </Stack>
        </Card>
        <Tabs
          look="line"
          label={t`Points`}
          value={shown}
          onValueChange={setShown}
          items={[
            { key: 'details', text: t`Details`, content: <PointsDetails query={details} onPageChange={setDetailsPage} /> },
            { key: 'orders', text: t`Redeem record`, content: <Orders query={orders} onPageChange={setOrdersPage} /> },
            { key: 'rules', text: t`Rules`, content: <Loaded query={config}>{(data) => <PointsRules config={data} />}</Loaded> },
          ]}
        />
      </Stack>
    </Page>
  );
}
