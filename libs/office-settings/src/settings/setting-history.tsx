import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingKey } from '@parlour/domain/office';
import { useOfficePages } from '@parlour/office-api/queries';
import { Foreign, ListState, Moment } from '@parlour/office-ui';
import { Badge, Button, SectionHeader, Stack } from '@parlour/ui';
import { SettingValueText } from './setting-value.tsx';
import * as styles from './settings.css.ts';

/** Every decision about a setting, the latest first. */
export function SettingHistory({ merchant, of, currency }: { merchant: string; of: SettingKey; currency: string }) {
  const { t } = useLingui();
  const { rows, query, more, hasMore } = useOfficePages('getSetting', { merchant, key: of });
  return (
    <Stack gap="2">
      <SectionHeader title={t`History`} level={3} small />
      <ListState query={query} rows={rows.length} empty={t`Never changed`} emptyText={t`Each change appears here, with its reason.`}>
        <ol className={styles.rows}>
          {rows.map(({ version, value, from, at, by, reason }) => (
            <li key={version} className={styles.decision}>
              <span>
                {value === null ? (
                  <Trans>Given back to the brand</Trans>
                ) : (
                  <strong>
                    <SettingValueText of={of} value={value} currency={currency} whole />
                  </strong>
                )}
              </span>
              {from > at && (
                <span>
                  <Badge mood="second">
                    <Trans>
                      from <Moment at={from} />
                    </Trans>
                  </Badge>
                </span>
              )}
              <span>
                <Foreign text={reason} />
              </span>
              <span className={styles.quiet}>
                {by === '' ? (
                  <Trans>
                    On the gateway’s machine, <Moment at={at} />
                  </Trans>
                ) : (
                  <Trans>
                    <Foreign text={by} />, <Moment at={at} />
                  </Trans>
                )}
              </span>
            </li>
          ))}
        </ol>
        {hasMore && (
          <div>
            <Button size="s" variant="secondary" onClick={more}>
              <Trans>Older changes</Trans>
            </Button>
          </div>
        )}
      </ListState>
    </Stack>
  );
}
