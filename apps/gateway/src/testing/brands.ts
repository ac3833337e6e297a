import { flagNames, flags, type Flag } from '@parlour/domain';
import type { Brand } from '@parlour/brand/schema';

const everyFlag = Object.fromEntries(flagNames.map((flag) => [flag, flags[flag].part !== 'reserved'])) as Record<Flag, boolean>;

const field = (
  name: Brand['registration']['byUsername'][number]['name'],
  pattern: Brand['registration']['byUsername'][number]['pattern'],
  min: number,
  max: number,
  required = true,
) => ({ name, required, pattern, min, max });
const passwords = [field('password', 'any', 6, 64), field('confirmPassword', 'any', 6, 64)];

/** Two invented merchants for tests: they differ in currency, languages and flags. */
export const testBrands: readonly Brand[] = [
  {
    $schema: '../brand.schema.json',
    id: 'lotus',
    name: 'Lotus Club',
    merchantCode: 'lotus',
    domains: ['lotus.localhost', 'www.lotus.localhost'],
    languages: ['BN', 'EN'],
    defaultLanguage: 'BN',
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
    dialingCodes: [{ code: '+880', digits: [10] }],
    jurisdiction: { licence: 'demo', minimumAge: 18 },
    gameTypes: ['RNG', 'LIVE', 'FISH', 'PVP', 'BGS'],
    vendors: ['JL'],
    flags: { ...everyFlag, registrationCaptcha: false, mobilePasswordRegistration: false },
    limits: {
      deposit: { min: '100.00', max: '50000.00' },
      withdrawal: { min: '100.00', max: '20000.00' },
      twoOperatorsFrom: '5000.00',
      withdrawalHours: '24',
    },
    forcedReceipt: 'keep',
    registration: {
      byUsername: [
        field('username', 'letterFirst', 4, 16),
        ...passwords,
        field('payeeName', 'any', 1, 60, false),
        field('birthday', 'dateYearFirst', 10, 10, false),
      ],
      byMobile: [field('mobileNum', 'digits', 10, 10), field('verificationCode', 'digits', 6, 6), ...passwords],
    },
    recovery: { first: 'email' },
    contacts: [{ csType: 'LIVECHAT', title: 'Chat', url: 'https://help.lotus.example/chat' }],
    liveChat: {
      provider: 'sandbox',
      desks: [
        { id: 'help', name: 'Help desk', languages: ['BN', 'EN'] },
        { id: 'money', name: 'Payments', languages: ['EN'], hours: { from: '09:00', to: '17:00' } },
      ],
    },
    resources: [{ resourceType: 'terms', url: 'https://lotus.example/terms' }],
    defaultTheme: 'dark',
    freePlayAmount: '2000.00',
  },
  {
    $schema: '../brand.schema.json',
    id: 'delta',
    name: 'Delta House',
    merchantCode: 'delta',
    domains: ['delta.localhost'],
    languages: ['VI', 'EN', 'CN', 'TH'],
    defaultLanguage: 'VI',
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    dialingCodes: [{ code: '+84', digits: [9, 10] }],
    jurisdiction: { licence: 'demo', minimumAge: 21 },
    gameTypes: ['RNG', 'FISH'],
    vendors: ['JL'],
    flags: {
      ...everyFlag,
      mobileRegistration: false,
      mobileVerification: false,
      mobilePasswordRegistration: false,
      smsLogin: false,
      recoverByMobile: false,
      freePlay: false,
      registrationCaptcha: true,
      themeSwitch: false,
      promotionVideos: false,
      passwordExpiry: false,
    },
    limits: {
      deposit: { min: '50000', max: '100000000' },
      withdrawal: { min: '100000', max: '50000000' },
      twoOperatorsFrom: '20000000',
      withdrawalHours: '24',
    },
    forcedReceipt: 'refund',
    registration: {
      byUsername: [field('username', 'letterFirst', 4, 16), ...passwords, field('birthday', 'dateYearFirst', 10, 10)],
      byMobile: [],
    },
    agentTypes: [2, 41],
    recovery: { first: 'email' },
    contacts: [{ csType: 'EMAIL', title: 'Mail', url: 'mailto:help@delta.example', csPosition: ['MENU'] }],
    liveChat: { provider: 'none', desks: [] },
    resources: [],
    defaultTheme: 'dark',
    freePlayAmount: '500000',
  },
];
