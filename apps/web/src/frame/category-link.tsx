import type { GameType } from '@parlour/domain';
import { listPaths } from '@parlour/domain';
import { isListed, sectionId } from '@parlour/feature-games';
import { Link } from '@parlour/routes';
import type { ComponentProps } from 'react';

interface CategoryLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children' | 'onClick'> {
  gameType: GameType;
}

/** To a category's list, or to its section of the home page where it has no list. */
export function CategoryLink({ gameType, ...rest }: CategoryLinkProps) {
  if (isListed(gameType)) return <Link to={listPaths[gameType]} {...rest} activeProps={{ 'aria-current': 'page' }} />;
  return <Link to="/" hash={sectionId(gameType)} activeOptions={{ includeHash: true }} {...rest} />;
}
