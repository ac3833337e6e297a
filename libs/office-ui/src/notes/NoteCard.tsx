import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Card, Inline, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { Foreign, Moment } from '../cells/cells.tsx';
import * as styles from './note.css.ts';

export interface NoteCardProps {
  note: { at: string; author: string; text: string; pinned: boolean; deposit: string | null; mentions: readonly string[] };
  /** Below the text. */
  children?: ReactNode;
}

/** What an operator noted for others, and the colleagues whom they named. */
export function NoteCard({ note: { at, author, text, pinned, deposit, mentions }, children }: NoteCardProps) {
  const { i18n } = useLingui();
  const told = new Intl.ListFormat(i18n.locale).format(mentions);
  return (
    <Card>
      <Stack gap="2">
        <Inline gap="2">
          <strong>
            <Foreign text={author} />
          </strong>
          <Text as="span" tone="muted" size="s">
            <Moment at={at} />
          </Text>
          {pinned && (
            <Badge mood="accent">
              <Trans>Pinned</Trans>
            </Badge>
          )}
          {deposit !== null && (
            <Badge>
              <Trans>About a deposit</Trans>
            </Badge>
          )}
        </Inline>
        <p className={styles.text}>
          <Foreign text={text} />
        </p>
        {mentions.length > 0 && (
          <Text tone="muted" size="s">
            <Trans>For {told}</Trans>
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}
