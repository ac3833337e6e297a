import { allMerchants } from '../scopes/scope.ts';
import { roles } from './roles.ts';

/**
 * For functions that run as the tables' owner, whom no policy restricts: an SQL condition that is true if the caller must not access rows
 * of the merchant given by this expression.
 */
export const isBeyondCaller = (merchant: string) => `(case current_setting('role')
    when '${roles.app}' then ${merchant} is distinct from current_setting('parlour.merchant', true)
    when '${roles.office}' then current_setting('parlour.merchant', true) <> '${allMerchants}'
      and not coalesce(${merchant} = any (string_to_array(current_setting('parlour.merchant', true), ',')), false)
    else false end)`;
