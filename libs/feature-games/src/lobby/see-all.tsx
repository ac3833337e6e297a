import { Trans } from '@lingui/react/macro';
import type { listPaths, ListedGameType } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { ArrowEndIcon, Button } from '@parlour/ui';
import * as styles from './lobby.css.ts';

/** The link from a row of games to all of them. */
export function SeeAll({ to }: { to: (typeof listPaths)[ListedGameType] | '/recent' }) {
  return (
    <Button size="s" variant="ghost" render={<Link to={to} />}>
      <span className={styles.seeAll}>
        <Trans comment="Link to all games of a category">See all</Trans>
        <ArrowEndIcon size="s" />
      </span>
    </Button>
  );
}
