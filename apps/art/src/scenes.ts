import type { SceneName } from '@parlour/gateway/catalogue';
import type { Kit } from './drawing.ts';
import type { Palette } from './palettes.ts';
import { cave, desert, forest, garden, mountains } from './scenes-land.ts';
import { felt, market, neon, palace, rays, stadium, stage } from './scenes-place.ts';
import { abyss, clouds, night, riverNight, sunrise, underwater } from './scenes-sky-and-water.ts';

/** What a scene is drawn with. */
export interface SceneInput {
  readonly kit: Kit;
  readonly colours: Palette;
  /** Random from 0 to 1, the same for the same game. */
  readonly random: () => number;
}

/** A background of 300 x 400 and what is in front of the focal picture. */
export interface Scene {
  readonly back: string;
  readonly front: string;
}

/** Draws each scene that the catalogue names. */
export const scenes: Readonly<Record<SceneName, (input: SceneInput) => Scene>> = {
  riverNight,
  sunrise,
  rays,
  garden,
  palace,
  stage,
  underwater,
  abyss,
  mountains,
  desert,
  neon,
  felt,
  stadium,
  forest,
  cave,
  clouds,
  market,
  night,
};
