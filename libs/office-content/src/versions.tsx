import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Foreign, Moment, useRefusalToast } from '@parlour/office-ui';
import { Badge, Button, Inline, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './content.css.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { problemNames, stateNames, type Page } from './words.ts';

/** An item’s versions and plans: what is shown when, published, rolled back and taken down. */
export function Versions({ page, mayPublish }: { page: Page; mayPublish: boolean }) {
  const { t, i18n } = useLingui();
  const tellRefusal = useRefusalToast();
  const callOff = useOfficeMutation('callOffPlan');
  const [asked, setAsked] = useState<{ version: number | null }>();
  const { item, versions } = page;
  return (
    <Stack gap="3">
      <Text as="strong">
        <Trans>Versions</Trans>
      </Text>
      {item.plans.map((plan) => (
        <Inline key={plan.id} gap="3">
          <span>
            {plan.toLocal === null ? (
              <Trans>
                Version {i18n.number(plan.version)} from {plan.fromLocal} ({plan.zone}), by {plan.by}
              </Trans>
            ) : (
              <Trans>
                Version {i18n.number(plan.version)} from {plan.fromLocal} until {plan.toLocal} ({plan.zone}), by {plan.by}
              </Trans>
            )}
          </span>
          {mayPublish && (
            <Button
              size="s"
              variant="secondary"
              onClick={() =>
                void callOff.mutateAsync({ body: { merchant: item.merchant, plan: plan.id } }).catch((error: unknown) => {
                  tellRefusal(error);
                })
              }
            >
              <Trans>Call off</Trans>
            </Button>
          )}
        </Inline>
      ))}
      {versions.map((version) => (
        <Inline key={version.version} gap="3">
          <Text as="strong">{t`Version ${i18n.number(version.version)}`}</Text>
          {version.version === item.live && <Badge mood="win">{i18n._(stateNames.live.text)}</Badge>}
          <Moment at={version.at} />
          {version.by === '' ? <Trans>shipped with the site</Trans> : <Foreign text={version.by} />}
          {version.opinions && (
            <Text tone="muted">
              <Trans>
                helpful: {i18n.number(version.opinions.helpful)}, not helpful: {i18n.number(version.opinions.unhelpful)}
              </Trans>
            </Text>
          )}
          {version.facts.acceptance && (
            <Badge>
              <Trans>To be accepted</Trans>
            </Badge>
          )}
          {version.accepted !== undefined && (
            <Text tone="muted">
              <Plural
                value={version.accepted}
                _0="not accepted by any member yet"
                one="accepted by # member"
                other="accepted by # members"
              />
            </Text>
          )}
          {version.problems.length > 0 ? (
            <ul className={styles.problems}>
              {version.problems.map(({ code, language, field, slot }) => (
                <li key={`${code} ${language} ${field} ${slot}`}>
                  {i18n._(problemNames[code])}: {[language, field, slot].filter(Boolean).join(' ')}
                </li>
              ))}
            </ul>
          ) : (
            mayPublish &&
            version.version !== item.live && (
              <Button size="s" onClick={() => setAsked({ version: version.version })}>
                {item.live !== null && version.version < item.live ? <Trans>Roll back to it</Trans> : <Trans>Publish</Trans>}
              </Button>
            )
          )}
        </Inline>
      ))}
      {mayPublish && item.live !== null && item.kind !== 'legal' && (
        <span>
          <Button variant="secondary" onClick={() => setAsked({ version: null })}>
            <Trans>Take it down</Trans>
          </Button>
        </span>
      )}
      {asked && <PublishDialog page={page} version={asked.version} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
