// Made from openapi/ by `npm run contract`; do not edit.
/** The header by which a page states the contract that it was built for. */
export const contractHeader = 'x-contract';
/** Its value: the major version. The gateway serves pages of this one and later ones. */
export const contractMajor = 0;
