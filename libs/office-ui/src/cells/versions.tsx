import { Trans } from '@lingui/react/macro';
import { Foreign } from './cells.tsx';

/** In place of an operator's name, where a version came with the installation. */
const shipped = 'shipped';

/** Who made a version. */
export function MadeBy({ by }: { by: string }) {
  return by === shipped ? <Trans>Shipped with the site</Trans> : <Foreign text={by} />;
}

/** Why a version was made; nothing if it came with the installation. */
export function MadeFor({ by, reason }: { by: string; reason: string }) {
  return by === shipped ? null : <Foreign text={reason} />;
}
