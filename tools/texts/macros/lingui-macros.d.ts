/**
 * Lingui's macros with stricter types for `tsc`: a text accepts no bare number, which would be written in 0-9 in every language. Write
 * `i18n.number(count)`, a plural, or `{count, number}` in a message.
 */
declare module '@lingui/core/macro' {
  import type { MessageDescriptor, MessageId } from '@lingui/core';

  export type LabeledExpression<T> = Record<string, T>;
  export type MacroMessageDescriptor = ({ id: MessageId; message?: string } | { id?: MessageId; message: string }) & {
    comment?: string;
    context?: string;
  };

  interface PluralForms {
    offset?: number;
    zero?: string;
    one?: string;
    two?: string;
    few?: string;
    many?: string;
    other: string;
    [exactly: `${number}`]: string;
  }
  export function plural(value: number | string | LabeledExpression<number | string>, forms: PluralForms): string;

  export const msg: {
    (descriptor: MacroMessageDescriptor): MessageDescriptor;
    (literals: TemplateStringsArray, ...placeholders: (string | LabeledExpression<string>)[]): MessageDescriptor;
  };
}

declare module '@lingui/react/macro' {
  import type { MessageId } from '@lingui/core';
  import type { LabeledExpression, MacroMessageDescriptor } from '@lingui/core/macro';
  import type { I18nContext, TransRenderCallbackOrComponent } from '@lingui/react';
  import type { ReactNode } from 'react';

  type Said = Exclude<ReactNode, number | bigint | Iterable<ReactNode>> | string | LabeledExpression<string>;
  type Described = TransRenderCallbackOrComponent & { id?: MessageId; comment?: string; context?: string };

  export const Trans: (props: Described & { children: Said | Said[] }) => ReactNode;

  export const Plural: (
    props: Described & {
      value: number | string | LabeledExpression<number | string>;
      offset?: number;
      zero?: ReactNode;
      one?: ReactNode;
      two?: ReactNode;
      few?: ReactNode;
      many?: ReactNode;
      other: ReactNode;
      [exactly: `_${number}`]: ReactNode;
    },
  ) => ReactNode;

  export function useLingui(): Omit<I18nContext, '_'> & {
    t: {
      (descriptor: MacroMessageDescriptor): string;
      (literals: TemplateStringsArray, ...placeholders: Said[]): string;
    };
  };
}
