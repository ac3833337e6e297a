// The vendors' products: games, product lines and banners in every language, and the paths of their pictures. Must not depend on any
// merchant, database or request.
export { motifNames, type GameArt, type MotifName, type PaletteName, type SceneName } from './art-names.ts';
export {
  bannerArtPath,
  gameArtPath,
  paymentArtPath,
  paymentIcons,
  phoneBannerArtPath,
  signArtPath,
  signs,
  vendorArtPath,
  type PaymentIcon,
  type Sign,
} from './art-paths.ts';
export { banners, type BannerId, type CatalogueBanner } from './banners.ts';
export { promotions, type CataloguePromotion } from './promotions.ts';
export { catalogue, findGame, gameNames, gamesOfVendors, lotteryNames } from './catalogue.ts';
export { gameClassTitles, gameTypeTitles } from './names.ts';
export type { CatalogueGame } from './game.ts';
export type { Names } from '../../../kernel/texts/shipped-texts.ts';
export { isVendorCode, vendorCodes, vendors, type Vendor, type VendorCode } from './vendors.ts';
