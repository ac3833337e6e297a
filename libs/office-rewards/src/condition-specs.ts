import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { gameTypes, isLanguageCode, languages } from '@parlour/domain';
import type { Condition } from '@parlour/domain/rewards';
import type { TermSpec } from './term-specs.ts';

/** A condition as operators choose it, with its fields. */
export interface ConditionSpec {
  text: MessageDescriptor;
  asks: readonly TermSpec[];
}

const days: TermSpec = { path: 'days', type: 'whole', label: msg`In the last days` };
const at: TermSpec = { path: 'at', type: 'time', label: msg`Time` };
/** A name that is the same in every language. */
const named = (value: string, text: string) => ({ value, text: { id: text, message: text } });

/** All conditions of a promotion, each with its values; `site` are the languages of the merchant. */
export function conditionSpecs(site: readonly string[]): Readonly<Record<Condition['is'], ConditionSpec>> {
  return {
    registeredAfter: { text: msg`Registered at or after`, asks: [at] },
    registeredBefore: { text: msg`Registered before`, asks: [at] },
    levelAtLeast: { text: msg`VIP level at least`, asks: [{ path: 'level', type: 'whole', label: msg`Level` }] },
    language: {
      text: msg`Reads the site in`,
      asks: [
        {
          path: 'language',
          type: 'choice',
          label: msg`Language`,
          choices: site.filter(isLanguageCode).map((code) => named(code, languages[code].name)),
        },
      ],
    },
    linePlayed: {
      text: msg`Has played`,
      asks: [{ path: 'line', type: 'choice', label: msg`Product line`, choices: gameTypes.map((line) => named(line, line)) }],
    },
    depositCount: { text: msg`Number of deposits`, asks: [days, { path: 'least', type: 'whole', label: msg`At least` }] },
    depositSum: {
      text: msg`Sum of deposits`,
      asks: [days, { path: 'least', type: 'text', label: msg`At least`, suffix: 'currency' }],
    },
    depositMethod: {
      text: msg`Has deposited with`,
      asks: [
        {
          path: 'method',
          type: 'choice',
          label: msg`Payment method`,
          choices: [
            { value: 'ewallet', text: msg`E-wallet` },
            { value: 'bank', text: msg`Bank transfer` },
            { value: 'card', text: msg({ context: 'a payment card', message: 'Card' }) },
            { value: 'qr', text: msg`QR code` },
          ],
        },
      ],
    },
    cameByCode: { text: msg`Came with an invitation code`, asks: [{ path: 'code', type: 'text', label: msg`Code` }] },
    invited: { text: msg`Was invited`, asks: [] },
    segment: { text: msg`Has a tag of the office`, asks: [{ path: 'segment', type: 'text', label: msg`Tag` }] },
    contactVerified: {
      text: msg`Has a verified contact`,
      asks: [
        {
          path: 'contact',
          type: 'choice',
          label: msg`Contact`,
          choices: [
            { value: 'mobile', text: msg`Mobile number` },
            { value: 'email', text: msg`E-mail address` },
          ],
        },
      ],
    },
    neverClaimed: {
      text: msg`Has never claimed another promotion`,
      asks: [{ path: 'promotion', type: 'text', label: msg`Code of the promotion` }],
    },
  };
}
