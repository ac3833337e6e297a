import type { components } from '@parlour/api/contract';
import { gameClasses, gameFeatures, volatilities } from '@parlour/domain';
import { askedLanguage, textIn } from '../../kernel/asked-language.ts';
import type { Context } from '../../kernel/context.ts';
import { lookOf } from './launch.ts';
import { gameClassTitles, gameTypeTitles } from './shipped/index.ts';
import { vendorsByCategory } from './store.ts';

type Lane = components['schemas']['VendorData']['lanes'][number];
type Counted = components['schemas']['VendorLines']['gameTypes'][number]['gameClassify'];

/**
 * The categories of the merchant's navigation, each with its vendors and the classes of its games; titles are in the requested language.
 */
export async function lanesOf(context: Context, asked: string | undefined): Promise<Lane[]> {
  const { db, merchant } = context;
  const language = askedLanguage(merchant, asked);
  const rows = await vendorsByCategory(db, lookOf(context));
  return [...Map.groupBy(rows, ({ gameType }) => gameType)].map(([gameType, ofLine]) => ({
    gameType,
    title: textIn(gameTypeTitles[gameType], language, merchant),
    cards: [...Map.groupBy(ofLine, ({ vendor }) => vendor)].map(([vassalage, ofVendor]) => ({
      vassalage,
      title: textIn(ofVendor[0]!.titles, language, merchant),
      gameType,
      iconUrl: ofVendor[0]!.icon,
      gameCount: sumOf(ofVendor),
      inHouse: ofVendor[0]!.inHouse,
    })),
    gameClassify: gameClasses.flatMap((gameClassify) => {
      const ofClass = ofLine.filter(({ gameClass, games }) => gameClass === gameClassify && games > 0);
      if (ofClass.length === 0) return [];
      return {
        gameClassify,
        title: textIn(gameClassTitles[gameClassify], language, merchant),
        gameCount: sumOf(ofClass),
        vendors: ofClass.map(({ vendor, games }) => ({ vassalage: vendor, gameCount: games })),
      };
    }),
    volatilities: volatilities.filter((each) => ofLine.some((row) => row.volatilities.includes(each))),
    features: gameFeatures.filter((each) => ofLine.some((row) => row.features.some((list) => list.split(',').includes(each)))),
  }));
}

/** The main navigation: the categories that have at least one vendor. */
export async function categoryMenus(context: Context, asked: string | undefined): Promise<components['schemas']['GameMenu'][]> {
  const lanes = await lanesOf(context, asked);
  return lanes.map(({ gameType, title, cards }) => ({
    gameType,
    title,
    vendorCount: cards.length,
    gameCount: cards.reduce((sum, card) => sum + card.gameCount, 0),
  }));
}

/** The same by vendor: the categories in which it has games, with their classes. */
export function linesByVendor(lanes: readonly Lane[]): components['schemas']['VendorLines'][] {
  const rows = lanes.flatMap(({ title, cards, gameClassify }) =>
    cards.map((card) => ({
      card,
      line: { gameType: card.gameType, title, gameCount: card.gameCount, gameClassify: classesOf(card.vassalage, gameClassify) },
    })),
  );
  return [...Map.groupBy(rows, ({ card }) => card.vassalage)].map(([vassalage, of]) => ({
    vassalage,
    title: of[0]!.card.title,
    gameTypes: of.map(({ line }) => line),
  }));
}

function classesOf(vendor: string, classes: Lane['gameClassify']): Counted {
  return classes.flatMap(({ gameClassify, title, vendors }) => {
    const mine = vendors.find(({ vassalage }) => vassalage === vendor);
    return mine ? { gameClassify, title, gameCount: mine.gameCount } : [];
  });
}

function sumOf(rows: readonly { games: number }[]): number {
  return rows.reduce((sum, { games }) => sum + games, 0);
}
