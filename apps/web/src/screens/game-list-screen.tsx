import { GameListScreen } from '@parlour/feature-games/game-list-screen';
import { News } from '../home/news.tsx';

/** The games of a category, with the merchant's notices above them. */
export function GamesWithNews() {
  return <GameListScreen news={<News />} />;
}
