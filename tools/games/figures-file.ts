import path from 'node:path';

/** The file from which the gateway reads what the arcade states about its games: it knows no code of the arcade or of any vendor. */
export const figuresFile = path.resolve(import.meta.dirname, '../../apps/gateway/src/areas/catalogue/shipped/arcade-figures.json');
