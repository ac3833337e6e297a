import { Trans, useLingui } from '@lingui/react/macro';
import { chooseNoticeMutation, noticeChoicesQuery, useApi, type Schema } from '@parlour/api';
import { useErrorToast } from '@parlour/loaded';
import { Text } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SecurityPart } from '../security/security-part.tsx';
import { CategorySwitches } from './category-switches.tsx';
import * as styles from './notices.css.ts';

/** What the member receives by e-mail and SMS: nothing until it is chosen, and only at confirmed contacts (content N53). */
export function NoticeSection() {
  const { t } = useLingui();
  const query = useQuery(noticeChoicesQuery(useApi()));
  return (
    <SecurityPart
      id="notices-title"
      title={<Trans>News by e-mail and SMS</Trans>}
      query={query}
      failedTitle={t`Your choices could not be loaded`}
      expected={2}
      lines={({ channels }) => channels.map((each) => <Channel key={each.channel} of={each} />)}
    />
  );
}

function Channel({ of: { channel, confirmed, choices } }: { of: Schema<'NoticeChannel'> }) {
  const { t } = useLingui();
  const choose = useMutation(chooseNoticeMutation(useApi(), useQueryClient()));
  const showError = useErrorToast();
  const title = channel === 'email' ? t`By e-mail` : t`By SMS`;
  if (!confirmed)
    return (
      <div className={styles.switches}>
        <Text as="strong">{title}</Text>
        <Text tone="muted">
          {channel === 'email' ? (
            <Trans>Confirm an e-mail address above, then choose here what we send to it.</Trans>
          ) : (
            <Trans>Confirm a mobile number above, then choose here what we send to it.</Trans>
          )}
        </Text>
      </div>
    );
  return (
    <CategorySwitches
      legend={title}
      choices={choices}
      saving={choose.isPending ? choose.variables : undefined}
      onChoose={(choice, { label, hint }) =>
        choose.mutate({ channel, ...choice, wording: `${title}: ${label}: ${hint}` }, { onError: showError })
      }
    />
  );
}
