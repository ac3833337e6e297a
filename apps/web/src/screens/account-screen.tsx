import { SecurityScreen } from '@parlour/feature-auth/security-screen';
import { LastGames } from '@parlour/feature-games/last-games';
import { AccountOverview } from './account-overview.tsx';

/** My account (page `securityCenter`), where the member centre opens: the member's standing, and below it the security of the account. */
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
