import { walletKinds } from '../registry.ts';
import { accountsWhere } from './account-rules.ts';

// SQL shared by the functions that post transfers. `l` is a line; `the_merchant`, `the_book` and `the_asset` are the function's variables.

/** Whether the line's account is opened by the first transfer that names it. */
export const isOpenedByTransfer = accountsWhere('l.owner', 'l.account', ({ opened }) => opened === 'byTransfer');
/** Whether the line's account is striped. */
export const isStriped = accountsWhere('l.owner', 'l.account', (rule) => rule.striped);
/** The kinds of accounts that make up a member's wallet, for use after `in`. */
export const ofWallets = `(${walletKinds.map((kind) => `'${kind}'`).join(', ')})`;

/** The current wallets of some members, [{ memberId, cash, locked, version }]; `condition` selects them by `owner_id`. */
export const walletsNow = (condition: string): string => `coalesce((
    select jsonb_agg(w) from (
      select owner_id as "memberId",
        coalesce(sum(balance) filter (where kind = 'cash'), 0)::text as cash,
        coalesce(sum(balance) filter (where kind = 'locked'), 0)::text as locked,
        sum(version)::text as version
      from ledger_account
      where owner_kind = 'member' and merchant = the_merchant and book = the_book and asset = the_asset and kind in ${ofWallets}
        and ${condition}
      group by owner_id) w), '[]'::jsonb)`;
