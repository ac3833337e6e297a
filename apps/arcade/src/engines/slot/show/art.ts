import { Texture } from 'pixi.js';
import type { Art } from '../../../shell/game-client.ts';
import type { ScenePack } from './reels-pack.ts';

/** Pictures that a pack with reels has besides its symbols and scene. `floater` moves over the scene; `petal` and `spark` celebrate. */
const decorations = ['floater', 'petal', 'spark'] as const;

export interface Pictures {
  /** By the symbol's letter. */
  symbols: Readonly<Record<string, HTMLImageElement>>;
  /** The scene, from the farthest layer to the nearest. */
  layers: readonly { name: string; image: HTMLImageElement; depth: number }[];
  /** Twice as tall as wide: a symbol that spans two rows. */
  tall?: HTMLImageElement;
  decorations: Readonly<Record<(typeof decorations)[number], HTMLImageElement>>;
}
export type SymbolTextures = Readonly<Record<string, Texture>>;

/** Fetches every picture; they are vectors and are rastered at the size that the window needs. */
export async function loadPictures({ symbols, show }: ScenePack, art: Art): Promise<Pictures> {
  const [named, layers, decorating, tall] = await Promise.all([
    Promise.all(Object.entries(symbols).map(async ([letter, name]) => [letter, await loadPicture(art, name)] as const)),
    Promise.all(show.layers.map(async ({ picture, depth }) => ({ name: picture, image: await loadPicture(art, picture), depth }))),
    Promise.all(decorations.map(async (name) => [name, await loadPicture(art, name)] as const)),
    show.tall && loadPicture(art, show.tall.picture),
  ]);
  return {
    symbols: Object.fromEntries(named),
    layers,
    ...(tall ? { tall } : {}),
    decorations: Object.fromEntries(decorating) as Pictures['decorations'],
  };
}

/** A picture of the pack, ready to be drawn. Throws if there is none with this name. */
export async function loadPicture(art: Art, name: string): Promise<HTMLImageElement> {
  const url = art[name];
  if (url === undefined) throw new Error(`the pack has no picture "${name}"`);
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** A texture of the picture, `width` x `height` device pixels; the picture covers them and is cropped. */
export function raster(image: HTMLImageElement, width: number, height: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const scale = Math.max(canvas.width / image.naturalWidth, canvas.height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  canvas.getContext('2d')!.drawImage(image, (canvas.width - w) / 2, (canvas.height - h) / 2, w, h);
  return Texture.from(canvas);
}

export function symbolTextures({ symbols }: Pictures, size: number): SymbolTextures {
  return Object.fromEntries(Object.entries(symbols).map(([letter, image]) => [letter, raster(image, size, size)]));
}

/** Upper and lower half of a picture that spans two rows, each `width` x `height` device pixels. */
export function halves(image: HTMLImageElement, width: number, height: number): [upper: Texture, lower: Texture] {
  const half = (row: number) => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    canvas.getContext('2d')!.drawImage(image, 0, -row * canvas.height, canvas.width, 2 * canvas.height);
    return Texture.from(canvas);
  };
  return [half(0), half(1)];
}
