import type { EngineClient } from '../../../../shell/game-client.ts';
import { createScene } from '../../show/scene.ts';
import type { KenoChoice, KenoEvent } from '../events.ts';
import type { KenoPack } from '../pack.ts';
import { firstInput, rules } from '../rules.ts';
import { Controls } from './controls.tsx';
import { kenoShow } from './keno-show.ts';
import { Paytable } from './paytable.tsx';

/** `instant/keno` in the window of its games. */
export const client: EngineClient<KenoPack, KenoEvent, KenoChoice> = {
  async createShow(host, { pack, art, sound, still }) {
    return kenoShow(pack, createScene(host, art, still), art, sound);
  },
  Paytable,
  choices: { firstInput, readInput: rules.readInput, Controls },
};
