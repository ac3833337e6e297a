import type { SymbolName } from '../../games/lotus-lanterns/symbols.ts';
import bamboo from '../art/bamboo.svg';
import coin from '../art/coin.svg';
import crane from '../art/crane.svg';
import fan from '../art/fan.svg';
import jade from '../art/jade.svg';
import koi from '../art/koi.svg';
import lantern from '../art/lantern.svg';
import lotus from '../art/lotus.svg';
import pagoda from '../art/pagoda.svg';
import teapot from '../art/teapot.svg';

/** Address of each picture, drawn by hand for this game; used by the stage, the paytable and the verifier. */
export const symbolPictures: Record<SymbolName, string> = { lotus, lantern, koi, crane, pagoda, fan, teapot, jade, bamboo, coin };
