import path from 'node:path';

/** Where the gateway reads what the arcade states of its games: it knows nothing of the arcade's code, nor of any vendor's. */
export const figuresFile = path.resolve(import.meta.dirname, '../../apps/gateway/src/areas/catalogue/shipped/arcade-figures.json');
