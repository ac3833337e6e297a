import type { EngineClient } from '../../../../shell/game-client.ts';
import { createScene } from '../../show/scene.ts';
import type { DiceChoice, DiceEvent } from '../events.ts';
import type { DicePack } from '../pack.ts';
import { firstInput, rules } from '../rules.ts';
import { Controls } from './controls.tsx';
import { diceShow } from './dice-show.ts';
import { Paytable } from './paytable.tsx';

/** `instant/dice` in the window of its games. */
export const client: EngineClient<DicePack, DiceEvent, DiceChoice> = {
  async createShow(host, { art, sound, still }) {
    return diceShow(createScene(host, art, still), art, sound);
  },
  Paytable,
  choices: { firstInput, readInput: rules.readInput, Controls },
};
