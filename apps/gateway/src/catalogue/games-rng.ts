import { gamesOf } from './game.ts';

/** Slots. */
export const rngGames = gamesOf('RNG', {
  'lotus-lanterns': {
    vendor: 'JL',
    names: { EN: 'Lotus Lanterns', BN: 'পদ্ম প্রদীপ', VI: 'Đèn hoa sen', CN: '莲灯', TH: 'โคมดอกบัว', AR: 'فوانيس اللوتس' },
    art: { motif: 'lotusLantern', scene: 'riverNight', palette: 'lagoon' },
    marks: ['hot', 'new'],
    state: 'playable',
  },
});
