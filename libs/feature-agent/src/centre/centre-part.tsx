// @flag agentPolicy
import { useLocation } from '@parlour/routes';
import { Stack } from '@parlour/ui';
import { CentreClock, CentreMenu } from './centre-menu.tsx';
import { Downline } from './downline.tsx';
import { Overview } from './overview.tsx';
import { RegisterCentre } from './register-centre.tsx';

/** The clock, the menu and the page that the address names. */
export function CentrePart() {
  const at = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Stack gap="4">
      <CentreClock />
      <CentreMenu />
      {at === '/agentHome/registerCenter' ? <RegisterCentre /> : at === '/agentHome/downline' ? <Downline /> : <Overview />}
    </Stack>
  );
}
