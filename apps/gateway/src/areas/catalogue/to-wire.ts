import type { components } from '@parlour/api/contract';
import type { LanguageCode } from '@parlour/domain';
import type { Merchant } from '../../kernel/merchants.ts';
import { textIn } from '../../kernel/asked-language.ts';
import type { OfferedGame } from './store.ts';

type GameItem = components['schemas']['GameItem'];

export function gameToWire(game: OfferedGame, language: LanguageCode, merchant: Pick<Merchant, 'defaultLanguage'>): GameItem {
  const playable = game.state === 'playable';
  return {
    nodeId: `${game.vendor}-${game.code}`,
    vassalage: game.vendor,
    vendorName: textIn(game.vendorTitles, language, merchant),
    gameCode: game.code,
    gameId: `${game.vendor}-${game.code}`,
    gameType: game.gameType,
    gameName: game.name,
    displayName: textIn(game.names, language, merchant),
    iconUrl: game.icon,
    isHot: game.hot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    isGame: 'GAME',
    playable,
    trialPlayable: playable && game.trial,
  };
}
