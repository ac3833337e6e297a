// @flag agentPolicy
import { useLocation } from '@parlour/routes';
import { Stack } from '@parlour/ui';
import type { ComponentType, ReactNode } from 'react';
import { Bills } from './bills.tsx';
import { CentreClock, CentreMenu } from './centre-menu.tsx';
import { Claims } from './claims.tsx';
import { Contracts } from './contracts.tsx';
import { Downline } from './downline.tsx';
import { Income } from './income.tsx';
import { MovementNamesContext, type MovementNames } from './movement-names.ts';
import { Overview } from './overview.tsx';
import { RegisterCentre } from './register-centre.tsx';
import { TeamBets } from './team-bets.tsx';
import { TeamReport } from './team-report.tsx';
import { TeamTransactions } from './team-transactions.tsx';
import { Transfers } from './transfers.tsx';
import { useRememberOffered } from './use-offered.ts';
import { WaitingContracts } from './waiting-contracts.tsx';

const parts: Readonly<Record<string, ComponentType>> = {
  registerCenter: RegisterCentre,
  downline: Downline,
  contracts: Contracts,
  bills: Bills,
  claims: Claims,
  transfers: Transfers,
  report: TeamReport,
  teamBets: TeamBets,
  transactions: TeamTransactions,
  income: Income,
};

/** Parts of other features that the centre shows. */
export interface CentreSlots {
  /** The merchant's announcements, where the site has any. */
  announcements: ReactNode;
  movementNames: MovementNames;
}

/** The clock, the menu and the page that the address names. */
export function CentrePart({ announcements, movementNames }: CentreSlots) {
  const at = useLocation({ select: ({ pathname }) => pathname });
  const name = at.replace('/agentHome/', '');
  const Part = parts[name] ?? Overview;
  useRememberOffered();
  return (
    <Stack gap="4">
      <CentreClock />
      <CentreMenu />
      <MovementNamesContext value={movementNames}>{name === 'announcements' ? announcements : <Part />}</MovementNamesContext>
      <WaitingContracts />
    </Stack>
  );
}
