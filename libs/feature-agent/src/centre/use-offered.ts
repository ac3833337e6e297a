// @flag agentPolicy
import { consolidatedContractsQuery, useApi, type Schema } from '@parlour/api';
import { contractKinds, type ContractKind } from '@parlour/domain/agents';
import { useQuery } from '@tanstack/react-query';
import { store, storedJson } from '@parlour/ui/browser-storage';
import { useEffect } from 'react';

interface Offered {
  readonly kinds: readonly ContractKind[];
  readonly transferDown: boolean;
}

/** Key of session storage, by the specification's name. */
const key = 'consolidated';
const salaries: ReadonlySet<ContractKind> = new Set(['daily', 'hourly', 'realtime']);

/**
 * The parts of the centre that the merchant currently offers: pages of other parts are hidden. Until the gateway has answered, its last
 * answer in this tab applies.
 */
export function useOffered(): Offered {
  return useQuery({ ...consolidatedContractsQuery(useApi()), select: offeredIn }).data ?? remembered() ?? everything;
}

/** Stores that for this tab, so that a reload shows the same menu at once. */
export function useRememberOffered(): void {
  const { data } = useQuery({ ...consolidatedContractsQuery(useApi()), select: offeredIn });
  useEffect(() => {
    if (data) remember(data);
  }, [data]);
}

const everything: Offered = { kinds: contractKinds, transferDown: true };

function offeredIn({ kinds, transferDown }: Partial<Schema<'ConsolidatedContracts'>>): Offered {
  // A gateway of the previous version, which may answer during an upgrade, sends neither.
  return { kinds: kinds ?? everything.kinds, transferDown: transferDown ?? true };
}

/** Where storage is forbidden, the full menu is shown until the gateway has answered. */
function remember(offered: Offered): void {
  store('tab', key, JSON.stringify(offered));
  store('tab', 'isAgent', 'true');
  store('tab', 'enableContract', String(offered.kinds.length > 0));
  store('tab', 'enableSalary', String(offered.kinds.some((kind) => salaries.has(kind))));
}

function remembered(): Offered | undefined {
  const kept = storedJson('tab', key) as Partial<Offered> | null | undefined;
  return Array.isArray(kept?.kinds)
    ? { kinds: contractKinds.filter((kind) => kept.kinds?.includes(kind)), transferDown: kept.transferDown !== false }
    : undefined;
}
