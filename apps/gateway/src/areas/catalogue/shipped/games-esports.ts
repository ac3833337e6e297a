import { gamesOf } from './game.ts';

/** Esports books. */
export const esportsGames = gamesOf('ESPORTS', {
  'pad-arena': {
    vendor: 'KPT',
    names: { EN: 'Pad Arena', BN: 'প্যাড এরিনা', VI: 'Đấu trường tay cầm', CN: '手柄竞技场', TH: 'แพดอารีนา', AR: 'ساحة يد التحكم' },
    art: { motif: 'gamepad', scene: 'neon', palette: 'midnight' },
    marks: ['hot'],
  },
  'citadel-clash': {
    vendor: 'KPT',
    names: { EN: 'Citadel Clash', BN: 'দুর্গ সংঘাত', VI: 'Đại chiến thành trì', CN: '城塞冲突', TH: 'ศึกชิงป้อม', AR: 'صدام القلعة' },
    art: { motif: 'shield', scene: 'stage', palette: 'indigo' },
  },
  'turbo-circuit': {
    vendor: 'KPT',
    names: { EN: 'Turbo Circuit', BN: 'টার্বো সার্কিট', VI: 'Đường đua turbo', CN: '涡轮赛道', TH: 'สนามแข่งเทอร์โบ', AR: 'حلبة التيربو' },
    art: { motif: 'racer', scene: 'neon', palette: 'ember' },
    marks: ['new'],
  },
  'signal-strike': {
    vendor: 'KPT',
    names: { EN: 'Signal Strike', BN: 'সিগন্যাল স্ট্রাইক', VI: 'Tín hiệu tấn công', CN: '信号突击', TH: 'สัญญาณจู่โจม', AR: 'ضربة الإشارة' },
    art: { motif: 'headset', scene: 'neon', palette: 'teal' },
  },
});
