import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { settingGroups, settings, type SettingKey } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { ListState, Moment, PlainPage, WaitingBadge } from '@parlour/office-ui';
import { Badge, Button, Card, Chip, ChipRow, SectionHeader, Stack } from '@parlour/ui';
import { useState } from 'react';
import { BuildFacts } from './build-facts.tsx';
import { PatchDialog } from './patch-dialog.tsx';
import { SettingDrawer } from './setting-drawer.tsx';
import { groupNames, settingTexts } from './setting-texts.ts';
import { SettingValueText } from './setting-value.tsx';
import * as styles from './settings.css.ts';

type Setting = components['schemas']['Setting'];

export interface SettingsScreenProps {
  /** One merchant's code, or all that the operator sees: then what differs from the brands. */
  merchant: string | undefined;
  /** `alone`: changes it; `proposes`: another operator decides. */
  may: (merchant: string) => 'alone' | 'proposes' | 'sees';
  /** The setting that is open, by the address: `<merchant>/<key>`. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Whether only differences are shown, by the address. */
  differing: boolean;
  onDiffering: (differing: boolean) => void;
}

export const idOf = ({ merchant, key }: Pick<Setting, 'merchant' | 'key'>) => `${merchant}/${key}`;

/** The run-time settings of a merchant's site, beside what only a build can change (office section 9, O60). */
export function SettingsScreen({ merchant, may, open, onOpen, differing, onDiffering }: SettingsScreenProps) {
  const { t, i18n } = useLingui();
  const query = useOfficeQuery('listSettings', { query: { merchant, differs: merchant === undefined || undefined } });
  const merchants = useOfficeQuery('listMerchants', {});
  const waits = useWaiting('setting');
  const [exporting, setExporting] = useState(false);
  const all = query.data?.list ?? [];
  const differs = (setting: Setting) => setting.differs || setting.planned !== null;
  const rows = differing ? all.filter(differs) : all;
  const opened = all.find((setting) => idOf(setting) === open);
  const currencyOf = (code: string) => merchants.data?.list.find((each) => each.code === code)?.currency ?? '';
  const groups = settingGroups
    .map((group) => ({ group, rows: rows.filter(({ key }) => settings[key].group === group) }))
    .filter((each) => each.rows.length > 0);
  const count = all.filter(differs).length;
  return (
    <PlainPage
      wide
      title={t`Settings`}
      description={
        merchant === undefined
          ? t`Settings that differ from the brands, for all merchants. Choose a merchant to see and change all of its settings.`
          : t`Changes take effect at once on every gateway, and open pages are updated.`
      }
      actions={
        merchant !== undefined && (
          <Button variant="secondary" size="s" onClick={() => setExporting(true)}>
            <Trans>Patch for brand.json</Trans>
          </Button>
        )
      }
    >
      <Stack gap="5">
        {merchant !== undefined && (
          <ChipRow label={t`Shown`}>
            <Chip selected={!differing} onClick={() => onDiffering(false)}>
              <Trans>All</Trans>
            </Chip>
            <Chip selected={differing} onClick={() => onDiffering(true)}>
              <Plural value={count} one="# differs from the brand" other="# differ from the brand" />
            </Chip>
          </ChipRow>
        )}
        <ListState
          query={query}
          rows={rows.length}
          empty={t`Nothing differs`}
          emptyText={t`Every setting is as brand.json states. What operators change appears here.`}
        >
          {groups.map(({ group, rows: shown }) => (
            <Stack key={group} gap="2">
              <SectionHeader title={i18n._(groupNames[group])} small />
              <Card>
                <ul className={styles.rows}>
                  {shown.map((setting) => (
                    <SettingRow
                      key={idOf(setting)}
                      setting={setting}
                      currency={currencyOf(setting.merchant)}
                      waits={waits(idOf(setting))}
                      named={merchant === undefined}
                      onOpen={() => onOpen(idOf(setting))}
                    />
                  ))}
                </ul>
              </Card>
            </Stack>
          ))}
        </ListState>
        {merchant !== undefined && !differing && <BuildFacts merchant={merchant} />}
      </Stack>
      {opened && (
        <SettingDrawer
          key={idOf(opened)}
          setting={opened}
          currency={currencyOf(opened.merchant)}
          may={may(opened.merchant)}
          waits={waits(idOf(opened))}
          onClose={() => onOpen(undefined)}
        />
      )}
      {merchant !== undefined && exporting && <PatchDialog merchant={merchant} onClose={() => setExporting(false)} />}
    </PlainPage>
  );
}

interface SettingRowProps {
  setting: Setting;
  currency: string;
  waits: boolean;
  /** Whether to show whose it is. */
  named: boolean;
  onOpen: () => void;
}

function SettingRow({ setting, currency, waits, named, onOpen }: SettingRowProps) {
  const { i18n } = useLingui();
  const { merchant, value, brand, differs, planned } = setting;
  const key: SettingKey = setting.key;
  const { name, does } = settingTexts[key];
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span>
          <span className={styles.name}>{i18n._(name)}</span>
          {named && <span className={styles.quiet}> · {merchant}</span>}
          <br />
          <span className={styles.quiet}>{i18n._(does)}</span>
        </span>
        <span className={styles.value}>
          {waits && <WaitingBadge />}
          {planned && (
            <Badge mood="second">
              <span>
                <SettingValueText of={key} value={planned.value} currency={currency} /> · <Moment at={planned.from} />
              </span>
            </Badge>
          )}
          {differs && (
            <Badge mood="warning">
              <span>
                <Trans>
                  Brand: <SettingValueText of={key} value={brand} currency={currency} />
                </Trans>
              </span>
            </Badge>
          )}
          <strong>
            <SettingValueText of={key} value={value} currency={currency} />
          </strong>
        </span>
      </button>
    </li>
  );
}
