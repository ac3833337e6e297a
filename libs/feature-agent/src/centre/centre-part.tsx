// @flag agentPolicy
import { useLocation } from '@parlour/routes';
import { Stack } from '@parlour/ui';
import type { ComponentType } from 'react';
import { Bills } from './bills.tsx';
import { CentreClock, CentreMenu } from './centre-menu.tsx';
import { Claims } from './claims.tsx';
import { Contracts } from './contracts.tsx';
import { Downline } from './downline.tsx';
import { Overview } from './overview.tsx';
import { RegisterCentre } from './register-centre.tsx';
import { TeamReport } from './team-report.tsx';
import { Transfers } from './transfers.tsx';
import { WaitingContracts } from './waiting-contracts.tsx';

const parts: Readonly<Record<string, ComponentType>> = {
  registerCenter: RegisterCentre,
  downline: Downline,
  contracts: Contracts,
  bills: Bills,
  claims: Claims,
  transfers: Transfers,
  report: TeamReport,
};

/** The clock, the menu and the page that the address names. */
export function CentrePart() {
  const at = useLocation({ select: ({ pathname }) => pathname });
  const Part = parts[at.replace('/agentHome/', '')] ?? Overview;
  return (
    <Stack gap="4">
      <CentreClock />
      <CentreMenu />
      <Part />
      <WaitingContracts />
    </Stack>
  );
}
