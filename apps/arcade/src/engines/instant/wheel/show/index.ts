import type { EngineClient } from '../../../../shell/game-client.ts';
import { createScene } from '../../show/scene.ts';
import type { WheelChoice, WheelEvent } from '../events.ts';
import type { WheelPack } from '../pack.ts';
import { firstInput, rules } from '../rules.ts';
import { Controls } from './controls.tsx';
import { wheelShow } from './wheel-show.ts';
import { Paytable } from './paytable.tsx';

/** `instant/wheel` in the window of its games. */
export const client: EngineClient<WheelPack, WheelEvent, WheelChoice> = {
  async createShow(host, { pack, art, sound, still }) {
    return wheelShow(pack, createScene(host, art, still), art, sound);
  },
  Paytable,
  choices: { firstInput, readInput: rules.readInput, Controls },
};
