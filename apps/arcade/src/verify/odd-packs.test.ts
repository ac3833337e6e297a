import { checkPacks } from '../testing/check-packs.ts';

checkPacks(1);
