// The pictures of every brand's site, drawn by code: games, vendors, banners, ways of paying, signs.
// Must never know a request, a database or a merchant beyond its id, vendors and colours.
export { colorsOf } from './accent-look.ts';
export { artOf, drawAll, everyonesArt, ownArt, type ArtBrand } from './draw-all.ts';
