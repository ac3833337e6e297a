import { SecurityScreen } from '@parlour/feature-auth/security-screen';
import { LastGames } from '@parlour/feature-games/last-games';
import { AccountOverview } from './account-overview.tsx';

/** My account (page `securityCenter`), where the member centre opens: how the member stands, and below it what makes the account safe. */
export function AccountScreen() {
  return (
    <SecurityScreen
      overview={
        <>
          <AccountOverview />
          <LastGames />
        </>
      }
    />
  );
}
