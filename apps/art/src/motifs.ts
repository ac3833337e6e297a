import type { MotifName } from '@parlour/gateway/catalogue';
import { dragon, elephant, fox, monkey, panda, tiger } from './motifs/beasts.ts';
import { cockerelSun, peacock, phoenix, roosterDuel, roosterPortrait } from './motifs/birds.ts';
import { backgammon, bingo, carrom, ludo, mancala, snakeLadder } from './motifs/boards.ts';
import { baccarat, bigFan, blackjack, chips, garlandCards, meld, teacupCards, threeCards } from './motifs/cards.ts';
import { cat, dragonTiger, ox, piglet, rabbit, seahorse } from './motifs/creatures.ts';
import { ballDrum, ballPyramid, clockBalls, kenoGrid, speedBalls, ticket } from './motifs/draws.ts';
import { bambooDice } from './motifs/instant.ts';
import { cherry, coconut, comet, lotusLantern, mango, marigold, volcano } from './motifs/nature.ts';
import { crown, drum, fan, gem, mask, seven, teapot } from './motifs/objects.ts';
import type { Motif } from './motifs/parts.ts';
import { ferry, galleon, kite, lighthouse, pyramid, rickshaw, temple } from './motifs/places.ts';
import { angler, chest, crocodile, jellyfish, koi, octopus, pearl, shark, turtle } from './motifs/sea.ts';
import { basketball, cricket, football, gamepad, headset, racer, shield, shuttle } from './motifs/sports.ts';
import { domino, knight, mahjong, riverChess } from './motifs/tiles.ts';
import { dice, fanTan, moneyWheel, roulette } from './motifs/tables.ts';

/** Draws each focal picture that the catalogue names. */
export const motifs: Readonly<Record<MotifName, Motif>> = {
  lotusLantern,
  bambooDice,
  ferry,
  kite,
  mango,
  rickshaw,
  tiger,
  peacock,
  elephant,
  marigold,
  drum,
  teapot,
  pearl,
  lighthouse,
  galleon,
  dragon,
  mask,
  volcano,
  crown,
  comet,
  pyramid,
  gem,
  fox,
  phoenix,
  monkey,
  cherry,
  seven,
  coconut,
  piglet,
  cat,
  chest,
  panda,
  rabbit,
  fan,
  temple,
  baccarat,
  roulette,
  blackjack,
  dice,
  dragonTiger,
  threeCards,
  fanTan,
  ox,
  garlandCards,
  moneyWheel,
  koi,
  octopus,
  crocodile,
  jellyfish,
  shark,
  angler,
  turtle,
  seahorse,
  teacupCards,
  meld,
  chips,
  domino,
  mahjong,
  bigFan,
  riverChess,
  knight,
  ludo,
  carrom,
  bingo,
  snakeLadder,
  backgammon,
  mancala,
  football,
  cricket,
  shuttle,
  basketball,
  gamepad,
  shield,
  racer,
  headset,
  rooster: roosterPortrait,
  roosterDuel,
  cockerelSun,
  ballDrum,
  ticket,
  ballPyramid,
  speedBalls,
  kenoGrid,
  clockBalls,
};
