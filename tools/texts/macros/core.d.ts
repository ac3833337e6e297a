/** As `react.d.ts` beside it: a message of a template takes no bare number either. */
import type { LabeledExpression, MacroMessageDescriptor } from '../../../node_modules/@lingui/core/macro/index.d.mts';
import type { MessageDescriptor } from '@lingui/core';

export { plural, select, selectOrdinal } from '../../../node_modules/@lingui/core/macro/index.d.mts';
export type { LabeledExpression, MacroMessageDescriptor };

export const msg: {
  (descriptor: MacroMessageDescriptor): MessageDescriptor;
  (literals: TemplateStringsArray, ...placeholders: (string | LabeledExpression<string>)[]): MessageDescriptor;
};
