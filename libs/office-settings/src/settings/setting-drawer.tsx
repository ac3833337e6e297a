import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingKey } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Facts, Foreign, HistoryOf, Moment, ReasonDialog, useLeaving, useTold, WaitingBadge } from '@parlour/office-ui';
import { Button, Drawer, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { SettingForm } from './setting-form.tsx';
import { SettingHistory } from './setting-history.tsx';
import { settingTexts } from './setting-texts.ts';
import { SettingValueText } from './setting-value.tsx';

type Setting = components['schemas']['Setting'];

interface SettingDrawerProps {
  setting: Setting;
  currency: string;
  may: 'alone' | 'proposes' | 'sees';
  /** A change has been proposed. */
  waits: boolean;
  onClose: () => void;
}

/** One setting: what it is and why, a form that changes it, and every decision about it. */
export function SettingDrawer({ setting, currency, may, waits, onClose }: SettingDrawerProps) {
  const { t, i18n } = useLingui();
  const revert = useOfficeMutation('revertSetting');
  const [isTyped, setTyped] = useState(false);
  const { leave, question } = useLeaving(isTyped, onClose);
  const [isReverting, setReverting] = useState(false);
  const { merchant, version } = setting;
  const key: SettingKey = setting.key;
  const { name, does } = settingTexts[key];
  const done = useTold();
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && leave()} title={i18n._(name)} description={i18n._(does)} closeText={t`Close`}>
        <Stack gap="5">
          <Stack gap="2">
            {waits && (
              <div>
                <WaitingBadge />
              </div>
            )}
            <Now setting={setting} currency={currency} />
            {may !== 'sees' && (setting.differs || setting.planned !== null) && (
              <div>
                <Button size="s" variant="secondary" onClick={() => setReverting(true)}>
                  <Trans>Give back to the brand</Trans>
                </Button>
              </div>
            )}
          </Stack>
          {may === 'sees' ? (
            <Text tone="muted">
              <Trans>Your roles show settings and don’t change them. An owner can.</Trans>
            </Text>
          ) : (
            <SettingForm
              setting={setting}
              currency={currency}
              proposes={may === 'proposes'}
              onTyped={setTyped}
              onSaved={(answer) => {
                done(answer, t`Saved.`);
                onClose();
              }}
            />
          )}
          <SettingHistory merchant={merchant} of={key} currency={currency} />
          <HistoryOf kind="setting" id={`${merchant}/${key}`} />
        </Stack>
      </Drawer>
      {question}
      {isReverting && (
        <ReasonDialog
          open
          onClose={() => setReverting(false)}
          title={t`Give “${i18n._(name)}” back to the brand?`}
          label={t`Reason`}
          hint={t`Kept in the history. A scheduled change is cancelled.`}
          confirmText={t`Give back`}
          destructive={false}
          onConfirm={async (reason) => {
            done(await revert.mutateAsync({ body: { merchant, key, version, reason } }), t`It is back to what the brand states.`);
            onClose();
          }}
        >
          <Text>
            <Trans>
              The brand states: <SettingValueText of={key} value={setting.brand} currency={currency} whole />
            </Trans>
          </Text>
        </ReasonDialog>
      )}
    </>
  );
}

function Now({ setting, currency }: { setting: Setting; currency: string }) {
  const { t } = useLingui();
  const { value, brand, since, by, reason, planned } = setting;
  const key: SettingKey = setting.key;
  return (
    <Facts
      entries={[
        { key: 'value', label: t`Now`, value: <SettingValueText of={key} value={value} currency={currency} whole /> },
        { key: 'brand', label: t`Brand states`, value: <SettingValueText of={key} value={brand} currency={currency} whole /> },
        ...(planned
          ? [
              {
                key: 'planned',
                label: t`Planned`,
                value: (
                  <>
                    <SettingValueText of={key} value={planned.value} currency={currency} whole />
                    <br />
                    <Trans>
                      From <Moment at={planned.from} />
                    </Trans>
                    {' · '}
                    <Foreign text={planned.by} />
                  </>
                ),
              },
            ]
          : []),
        ...(since !== null
          ? [{ key: 'since', label: t({ message: 'Since', context: 'from when on' }), value: <Moment at={since} /> }]
          : []),
        ...(by ? [{ key: 'by', label: t`Set by`, value: <Foreign text={by} /> }] : []),
        ...(reason !== null ? [{ key: 'reason', label: t`Reason`, value: <Foreign text={reason} /> }] : []),
      ]}
    />
  );
}
