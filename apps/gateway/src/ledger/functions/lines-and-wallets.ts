import { walletKinds } from '../registry.ts';
import { accountsWhere } from './account-rules.ts';

// SQL that the functions that post transfers share. A line is `l`; `the_merchant`, `the_book` and `the_asset` are variables of the function.

/** The line's account is opened by the first transfer that names it. */
export const isOpenedByTransfer = accountsWhere('l.owner', 'l.account', ({ opened }) => opened === 'byTransfer');
/** The line's account is striped. */
export const isStriped = accountsWhere('l.owner', 'l.account', (rule) => rule.striped);
/** The kinds of accounts that are a member's wallet, to stand after `in`. */
export const ofWallets = `(${walletKinds.map((kind) => `'${kind}'`).join(', ')})`;

/** The wallets of some members as they are now: [{ memberId, cash, locked, version }]. `condition` says of an `owner_id` whose. */
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
