import { Plural, useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Moment } from '@parlour/office-ui';
import { Button, Card, Inline, Stack, Text } from '@parlour/ui';
import { ProblemBadge } from '../badges.tsx';
import { Named } from '../named.tsx';
import * as styles from '../numbers.css.ts';
import { problemWords } from '../words.ts';

const mostShown = 6;

interface AttentionProps {
  merchant: string | undefined;
  /** Of games, by their codes. */
  names: ReadonlyMap<string, string>;
  onOpen: (draw: { merchant: string; draw: string }) => void;
}

/** The draws that an operator must look at, each with what to do about it; empty if there are none. */
export function Attention({ merchant, names, onOpen }: AttentionProps) {
  const { t, i18n } = useLingui();
  const { data } = useOfficeQuery('listDraws', { query: { merchant, problem: true } });
  const rows = data?.list ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-label={t`Needs attention`}>
      <Stack gap="3">
        <Text as="strong">
          <Plural value={rows.length} one="# draw needs attention" other="# draws need attention" />
        </Text>
        <div className={styles.sides}>
          {rows.slice(0, mostShown).map(({ id, draw, game, merchant: at, problem, drawn }) => (
            <Card key={id}>
              <Stack gap="2">
                <Inline justify="between" gap="2">
                  <Text as="strong">
                    <Named name={names.get(game) ?? draw} code={draw} />
                  </Text>
                  {problem && <ProblemBadge problem={problem} />}
                </Inline>
                <Text size="s" tone="muted">
                  {at} · <Moment at={drawn} />
                </Text>
                {problem && <Text size="s">{i18n._(problemWords[problem].help)}</Text>}
                <div>
                  <Button size="s" variant="secondary" onClick={() => onOpen({ merchant: at, draw })}>
                    {t`Open ${draw}`}
                  </Button>
                </div>
              </Stack>
            </Card>
          ))}
        </div>
      </Stack>
    </section>
  );
}
