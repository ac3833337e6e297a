import type { EngineClient } from '../../../../shell/game-client.ts';
import { createScene } from '../../show/scene.ts';
import type { LimboChoice, LimboEvent } from '../events.ts';
import type { LimboPack } from '../pack.ts';
import { firstInput, rules } from '../rules.ts';
import { Controls } from './controls.tsx';
import { limboShow } from './limbo-show.ts';
import { Paytable } from './paytable.tsx';

/** `instant/limbo` in the window of its games. */
export const client: EngineClient<LimboPack, LimboEvent, LimboChoice> = {
  async createShow(host, { art, sound, still }) {
    return limboShow(createScene(host, art, still), art, sound);
  },
  Paytable,
  choices: { firstInput, readInput: rules.readInput, Controls },
};
