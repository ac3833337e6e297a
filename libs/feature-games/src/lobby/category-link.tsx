import { listPaths, type GameType, type ListedGameType } from '@parlour/domain';
import { Link } from '@parlour/routes';
import type { ComponentProps } from 'react';

/** Id of a category's section on the home page, for links to it. */
export function sectionId(gameType: GameType): string {
  return `games-${gameType.toLowerCase()}`;
}

export function isListed(gameType: GameType): gameType is ListedGameType {
  return Object.hasOwn(listPaths, gameType);
}

interface CategoryLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children' | 'onClick'> {
  gameType: GameType;
}

/** A link to a category's list, or to its section of the home page if it has no list. */
export function CategoryLink({ gameType, ...rest }: CategoryLinkProps) {
  if (isListed(gameType))
    return <Link to={listPaths[gameType]} activeOptions={{ includeSearch: false }} {...rest} activeProps={{ 'aria-current': 'page' }} />;
  return <Link to="/" hash={sectionId(gameType)} activeOptions={{ includeHash: true }} {...rest} />;
}
