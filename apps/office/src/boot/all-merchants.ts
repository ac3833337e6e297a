/** In place of a merchant’s code in an address: all that the operator sees. */
export const allMerchants = 'all';
