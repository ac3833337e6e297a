/** Replaces a merchant’s code in an address: all merchants that the operator sees. */
export const allMerchants = 'all';
