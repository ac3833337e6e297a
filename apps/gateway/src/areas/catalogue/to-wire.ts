import type { components } from '@parlour/api/contract';
import type { LanguageCode } from '@parlour/domain';
import type { Merchant } from '../../kernel/merchants.ts';
import { textIn } from '../../kernel/asked-language.ts';
import { untilOf } from './maintenance.ts';
import type { OfferedGame } from './store.ts';

type GameItem = components['schemas']['GameItem'];

export function gameToWire(game: OfferedGame, language: LanguageCode, merchant: Pick<Merchant, 'defaultLanguage' | 'flags'>): GameItem {
  const { maintenance } = game;
  const playable = game.state === 'playable' && !maintenance;
  return {
    nodeId: nodeIdOf(game),
    vassalage: game.vendor,
    vendorName: textIn(game.vendorTitles, language, merchant),
    gameCode: game.code,
    gameId: nodeIdOf(game),
    gameType: game.gameType,
    gameName: game.name,
    displayName: textIn(game.names, language, merchant),
    iconUrl: game.icon,
    isHot: game.hot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    isGame: game.kind,
    ...(game.gameClass && { gameClassify: game.gameClass }),
    ...figuresOf(game),
    playable,
    trialPlayable: playable && game.trial && merchant.flags.freeTrial,
    ...(maintenance && { maintenance: { ...untilOf(maintenance), text: textIn(maintenance.texts, language, merchant) } }),
  };
}

/** The figures stated by the vendor; empty if it states none. */
function figuresOf({ rtp, volatility, hitRate, maxWin, features }: OfferedGame): Pick<GameItem, 'figures' | 'features'> {
  const figures = {
    ...(rtp !== null && { rtp }),
    ...(volatility && { volatility }),
    ...(hitRate !== null && { hitRate }),
    ...(maxWin !== null && { maxWin }),
  };
  return { ...(Object.keys(figures).length > 0 && { figures }), ...(features.length > 0 && { features }) };
}

/** A game's id in the contract; vendors' codes contain no hyphen. */
export function nodeIdOf({ vendor, code }: { vendor: string; code: string }): string {
  return `${vendor}-${code}`;
}

/** The game with an id made by `nodeIdOf`; null for any other text. */
export function readNodeId(nodeId: string): { vendor: string; code: string } | null {
  const [, vendor, code] = /^([^-]+)-(.+)$/.exec(nodeId) ?? [];
  return vendor && code ? { vendor, code } : null;
}
