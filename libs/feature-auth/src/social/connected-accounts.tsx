// @flag socialLogin
import { Trans, useLingui } from '@lingui/react/macro';
import { socialLinksQuery, socialProvidersQuery, useApi } from '@parlour/api';
import { LoadFailure } from '@parlour/loaded';
import { Card, FormError, Section, SectionHeader, Skeleton, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from '../security/security.css.ts';
import { ConnectedAccount } from './connected-account.tsx';
import { useConnecting } from './use-connecting.ts';

/**
 * The accounts at providers by which the member logs in here, with a button to connect or disconnect each; nothing if there are no
 * providers.
 */
export function ConnectedAccounts() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { data: providers = [] } = useQuery(socialProvidersQuery(api));
  const links = useQuery(socialLinksQuery(api));
  const { connect, at, disconnect, leaving, problem } = useConnecting();
  const rows = [
    ...providers.map((provider) => ({ provider, link: links.data?.find(({ name }) => name === provider.name) })),
    // Connected accounts at providers that are no longer offered.
    ...(links.data ?? []).filter(({ name }) => !providers.some((each) => each.name === name)).map((link) => ({ provider: link, link })),
  ];
  if (rows.length === 0) return null;

  return (
    <Section labelledBy="connected-title">
      <Stack gap="3">
        <SectionHeader id="connected-title" title={<Trans>Connected accounts</Trans>} />
        <FormError message={problem && i18n._(problem)} />
        {links.error && !links.data && <LoadFailure title={t`Your connected accounts could not be loaded`} query={links} />}
        {links.isPending && <Skeleton shape="block" />}
        {links.data && (
          <Card>
            <div className={styles.lines}>
              {rows.map(({ provider, link }) => (
                <ConnectedAccount
                  key={link?.id ?? provider.provider}
                  provider={provider}
                  link={link}
                  connecting={at?.provider === provider.provider}
                  leaving={link !== undefined && leaving === link.id}
                  onConnect={() => connect(provider)}
                  onDisconnect={disconnect}
                />
              ))}
            </div>
          </Card>
        )}
      </Stack>
    </Section>
  );
}
