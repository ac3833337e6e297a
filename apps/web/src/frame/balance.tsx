import { useLingui } from '@lingui/react/macro';
import { balanceQuery, useApi } from '@parlour/api';
import { formatMoney, fromWire } from '@parlour/domain';
import { EyeIcon, EyeOffIcon, IconButton, Money, RefreshIcon, Skeleton, type MenuEntry, type MoneyProps } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import * as styles from './frame.css.ts';

/** Whether the balance is hidden from onlookers; remembered by this browser across reloads. */
const balanceHiddenAtom = atomWithStorage('parlour.balanceHidden', false);

/** What can be bet or withdrawn now, or the bonus money beside it; asterisks while it is hidden. */
export function Balance({ size, of = 'available' }: Pick<MoneyProps, 'size'> & { of?: 'available' | 'bonus' }) {
  const { t, i18n } = useLingui();
  const { data, isError } = useQuery(balanceQuery(useApi(), useQueryClient()));
  const [hidden] = useAtom(balanceHiddenAtom);
  if (!data) return isError ? <span title={t`The balance could not be loaded`}>—</span> : <Skeleton className={styles.balanceSkeleton} />;
  const { [of]: amount = { ...data.available, amount: '0' } } = data;
  return <Money size={size} text={formatMoney(fromWire(amount), i18n.locale)} hidden={hidden} hiddenText={t`Balance hidden`} />;
}

/** The actions on the balance: hide or show it, and refresh it. */
function useBalanceTools() {
  const { t } = useLingui();
  const [hidden, setHidden] = useAtom(balanceHiddenAtom);
  const { refetch, isFetching } = useQuery(balanceQuery(useApi(), useQueryClient()));
  return [
    {
      key: 'hide',
      text: hidden ? t`Show the balance` : t`Hide the balance`,
      icon: hidden ? <EyeIcon size="s" /> : <EyeOffIcon size="s" />,
      onSelect: () => setHidden(!hidden),
    },
    {
      key: 'refresh',
      text: t`Refresh the balance`,
      icon: <RefreshIcon size="s" className={isFetching ? styles.turning : undefined} />,
      onSelect: () => void refetch(),
    },
  ];
}

/** Beside the balance, as buttons. */
export function BalanceTools() {
  return useBalanceTools().map(({ key, text, icon, onSelect }) => (
    <IconButton key={key} size="s" label={text} icon={icon} onClick={onSelect} />
  ));
}

/** In the member's menu, where the header has no room for buttons. */
export function useBalanceEntries(): MenuEntry[] {
  return useBalanceTools().map((tool) => ({ ...tool, staysOpen: true }));
}
