import type { EngineClient } from '../../../../shell/game-client.ts';
import { createScene } from '../../show/scene.ts';
import type { PlinkoChoice, PlinkoEvent } from '../events.ts';
import type { PlinkoPack } from '../pack.ts';
import { firstInput, rules } from '../rules.ts';
import { Controls } from './controls.tsx';
import { plinkoShow } from './plinko-show.ts';
import { Paytable } from './paytable.tsx';

/** `instant/plinko` in the window of its games. */
export const client: EngineClient<PlinkoPack, PlinkoEvent, PlinkoChoice> = {
  async createShow(host, { pack, art, sound, still }) {
    return plinkoShow(pack, createScene(host, art, still), art, sound);
  },
  Paytable,
  choices: { firstInput, readInput: rules.readInput, Controls },
};
