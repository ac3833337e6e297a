import { Texture } from 'pixi.js';
import { symbolNames, type SymbolName } from '../../games/lotus-lanterns/symbols.ts';
import petal from '../art/petal.svg';
import scene from '../art/scene.svg';
import skyLantern from '../art/sky-lantern.svg';
import spark from '../art/spark.svg';
import { symbolPictures } from './symbol-pictures.ts';

const pictures = { ...symbolPictures, petal, scene, skyLantern, spark };
export type Art = Record<keyof typeof pictures, HTMLImageElement>;
export type SymbolTextures = Record<SymbolName, Texture>;

/** Fetches every picture; they are vectors and are rastered at the size that the window needs. */
export async function loadArt(): Promise<Art> {
  const entries = Object.entries(pictures).map(async ([name, url]) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return [name, image] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Art;
}

/** A texture of the picture, `width` x `height` device pixels, which it covers and is cut to. */
export function raster(image: HTMLImageElement, width: number, height: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const scale = Math.max(canvas.width / image.naturalWidth, canvas.height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  canvas.getContext('2d')!.drawImage(image, (canvas.width - w) / 2, (canvas.height - h) / 2, w, h);
  return Texture.from(canvas);
}

export function symbolTextures(art: Art, size: number): SymbolTextures {
  return Object.fromEntries(symbolNames.map((name) => [name, raster(art[name], size, size)])) as SymbolTextures;
}
