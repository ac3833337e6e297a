import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import {
  type Beside,
  Grid,
  type GridColumn,
  ListPage,
  ListState,
  useRefusalToast,
  useRowOrder,
  useTold,
  WaitingBadge,
  methodNames,
} from '@parlour/office-ui';
import { Inline, Text } from '@parlour/ui';
import { MethodDrawer } from './methods/method-drawer.tsx';
import { ProviderKeys } from './methods/provider-keys.tsx';
import {
  MethodHealthText,
  MethodLimits,
  MethodState,
  useCountriesText,
  useFeeText,
  useHoursText,
  useLevelText,
  type Method,
} from './methods/method-texts.tsx';

export interface MethodsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** `alone`: changes it; `proposes`: another operator decides. */
  may: (merchant: string) => 'alone' | 'proposes' | 'sees';
  /** What they may do about the keys of providers, which belong to the installation. */
  keys: 'none' | 'see' | 'propose';
  /** The method that is open, by the address: its id. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The payment methods for deposits in the order in which players see them, their terms, and how well each works. */
export function MethodsScreen({ merchant, may, keys, open, onOpen }: MethodsScreenProps) {
  const { t, i18n } = useLingui();
  const tellRefusal = useRefusalToast();
  const told = useTold();
  const [feeText, hoursText, countriesText, levelText] = [useFeeText(), useHoursText(), useCountriesText(), useLevelText()];
  const methods = useOfficeQuery('listPaymentMethods', { query: { merchant } });
  const waits = useWaiting('method');
  const order = useOfficeMutation('orderPaymentMethods');
  const rows = methods.data?.list ?? [];
  const opened = rows.find(({ id }) => id === open);
  const canOrder = merchant !== undefined && may(merchant) !== 'sees';

  const move = async (id: string, beside: Beside) => {
    const others = rows.filter((row) => row.id !== id);
    const at =
      'before' in beside ? others.findIndex((row) => row.id === beside.before) : others.findIndex((row) => row.id === beside.after) + 1;
    const moved = others
      .toSpliced(
        at,
        0,
        rows.find((row) => row.id === id)!,
      )
      .map(({ method }) => method);
    try {
      const answer = await order.mutateAsync({ body: { merchant: merchant!, methods: moved } });
      told(answer, t`Players see the methods in this order now.`);
    } catch (error) {
      tellRefusal(error);
    }
  };
  const rowProps = useRowOrder(
    rows.map(({ id }) => id),
    canOrder && !order.isPending ? (id, beside) => void move(id, beside) : undefined,
  );
  const columns: GridColumn<Method>[] = [
    { id: 'method', header: t`Method`, width: 170, cell: ({ method }) => i18n._(methodNames[method]) },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Method) => row.merchant }] : []),
    {
      id: 'state',
      header: t`State`,
      width: 250,
      cell: ({ id, now }) => (
        <Inline gap="2">
          <MethodState now={now} />
          {waits(id) && <WaitingBadge />}
        </Inline>
      ),
    },
    { id: 'success', header: t`Success in 24 hours`, width: 260, cell: ({ lastDay }) => <MethodHealthText of={lastDay} /> },
    { id: 'limits', header: t`Limits`, width: 260, cell: (row) => <MethodLimits of={row} /> },
    { id: 'hours', header: t`Hours`, width: 130, cell: ({ hours }) => hoursText(hours) },
    { id: 'countries', header: t`Countries`, width: 150, cell: ({ countries }) => countriesText(countries) },
    { id: 'level', header: t`From VIP level`, width: 130, cell: ({ minLevel }) => levelText(minLevel) },
    { id: 'fee', header: t`Provider’s fee`, width: 130, align: 'end', cell: ({ fee }) => feeText(fee) },
    { id: 'provider', header: t`Provider`, width: 130, cell: ({ provider }) => provider },
  ];
  return (
    <ListPage
      title={t`Payment methods`}
      count={methods.data && rows.length}
      actions={keys !== 'none' && <ProviderKeys mayPropose={keys === 'propose'} />}
    >
      {merchant !== undefined && waits(merchant) && (
        <Text size="s" tone="muted">
          <Trans>Another order waits for approval.</Trans>
        </Text>
      )}
      {merchant === undefined && rows.length > 0 && (
        <Text size="s" tone="muted">
          <Trans>Choose a merchant to change the order.</Trans>
        </Text>
      )}
      <ListState
        query={methods}
        rows={rows.length}
        empty={t`No payment methods`}
        emptyText={t`Only the page of the payment provider asks how to pay, or no provider serves the merchant.`}
      >
        <Grid
          id="methods"
          label={t`Payment methods`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
          rowProps={rowProps && (({ id }) => rowProps(id))}
          keys={canOrder ? [{ key: 'Alt ↑ ↓', text: t`move by one`, run: () => undefined }] : []}
        />
      </ListState>
      {opened && (
        <MethodDrawer
          key={opened.id}
          method={opened}
          may={may(opened.merchant)}
          waits={waits(opened.id)}
          onClose={() => onOpen(undefined)}
        />
      )}
    </ListPage>
  );
}
