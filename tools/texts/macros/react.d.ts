/**
 * Lingui's macros as `tsc` sees them (`paths` of tsconfig.json): a text takes no bare number, which would be written in 0-9 whatever the
 * language. Write `i18n.number(count)`, a plural, or `{count, number}` in a message.
 */
import type { LabeledExpression, MacroMessageDescriptor } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Trans as AnyTrans, useLingui as useAnyLingui } from '../../../node_modules/@lingui/react/macro/index.d.mts';

export { Plural, Select, SelectOrdinal } from '../../../node_modules/@lingui/react/macro/index.d.mts';

type Said = Exclude<ReactNode, number | bigint | Iterable<ReactNode>> | string | LabeledExpression<string>;

export const Trans: (props: Omit<Parameters<typeof AnyTrans>[0], 'children'> & { children: Said | Said[] }) => ReactNode;

export function useLingui(): Omit<ReturnType<typeof useAnyLingui>, 't'> & {
  t: {
    (descriptor: MacroMessageDescriptor): string;
    (literals: TemplateStringsArray, ...placeholders: Said[]): string;
  };
};
