// @flag liteApp
import { Trans, useLingui } from '@lingui/react/macro';
import { permissionQuery, useApi } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { appResources, apkSteps, deviceOf, guideArtPath, guideFor, guides, type AppResource, type GuideStep } from '@parlour/domain/app';
import { useCopy } from '@parlour/forms';
import { pages } from '@parlour/routes';
import { Above, Button, Card, CopyIcon, Page, PageHeader, Section, Stack, Tabs } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppQr } from './app-qr.tsx';
import { guideNames, stepTexts } from './guide-texts.ts';
import * as styles from './download.css.ts';

/** How to get the app on a device (page `/download`): the visitor's own first, the others in tabs. */
export function DownloadScreen() {
  const { t, i18n } = useLingui();
  const { name, resources: built } = useBrand();
  const { resources = built } = useQuery(permissionQuery(useApi())).data ?? {};
  const [device] = useState(() => deviceOf(navigator.userAgent, navigator.maxTouchPoints));
  const [chosen, setChosen] = useState(() => guideFor(device).id);
  const own = guideFor(device).id;
  const ordered = [...guides].sort((a, b) => Number(b.id === own) - Number(a.id === own));
  const apps = appResources(resources);
  return (
    <Page width="narrow">
      <Section labelledBy="download-title">
        <Stack gap="4">
          <PageHeader
            id="download-title"
            title={<Trans>The app of {name}</Trans>}
            description={<Trans>The site as an app: it opens at once, with no browser bars and no app store.</Trans>}
          />
          {device.inApp && <OpenInBrowser />}
          <Above width="desktop">
            <Card>
              <div className={styles.other}>
                <AppQr size="m" />
                <p>
                  <Trans>
                    Want it on your phone? Scan this code with its camera. If you are logged in here, you will be logged in there too.
                  </Trans>
                </p>
              </div>
            </Card>
          </Above>
          <Tabs
            label={t`Your device`}
            look="line"
            value={chosen}
            onValueChange={setChosen}
            items={ordered.map(({ id, platform, steps }) => ({
              key: id,
              text: i18n._(guideNames[id]!),
              content: (
                <Stack gap="4">
                  {apps
                    .filter((app) => app.platform === platform)
                    .map((app) => (
                      <OtherApp key={app.url} app={app} />
                    ))}
                  <Steps title={t`The Lite app`} steps={steps} />
                </Stack>
              ),
            }))}
          />
        </Stack>
      </Section>
    </Page>
  );
}

/** In-app browsers, such as those of chats, cannot install anything. */
function OpenInBrowser() {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <Card>
      <Stack gap="3">
        <p role="status">
          <Trans>
            This page is open inside another app, which cannot install anything. Open it in your browser: use the menu of that app, or copy
            the address.
          </Trans>
        </p>
        <div>
          <Button
            size="s"
            icon={<CopyIcon />}
            onClick={() => void copy(new URL(pages.download.path, location.origin).href, t`The address was copied.`)}
          >
            <Trans>Copy the address</Trans>
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function OtherApp({ app: { platform, url, sha256 } }: { app: AppResource }) {
  const { t } = useLingui();
  return (
    <Card>
      <Stack gap="3">
        <div>
          <Button render={<a href={url} rel="noopener" {...(!sha256 && { target: '_blank' })} />}>
            {platform === 'ios' ? <Trans>Get the app for iPhone</Trans> : <Trans>Get the app for Android</Trans>}
          </Button>
        </div>
        {sha256 && (
          <>
            <Steps title={t`The file for Android`} steps={apkSteps} />
            <div>
              <p className={styles.label}>
                <Trans>SHA-256 of the file</Trans>
              </p>
              <code dir="ltr" className={styles.sum}>
                {sha256}
              </code>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Steps({ title, steps }: { title: string; steps: readonly GuideStep[] }) {
  const { i18n } = useLingui();
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ id, picture }) => (
          <li key={id} className={styles.step}>
            {picture && <img src={guideArtPath(picture)} width={240} height={180} alt="" loading="lazy" className={styles.picture} />}
            <p>{i18n._(stepTexts[id])}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
