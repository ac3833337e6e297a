import { Trans, useLingui } from '@lingui/react/macro';
import { contactsQuery, errorMessage, toApiError, useApi } from '@parlour/api';
import { Button, CallIcon, Card, ErrorState, MessageIcon, Section, SectionHeader, Skeleton, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { authDialogAtom } from '../dialogs.ts';
import { SecurityLine } from '../security/security-line.tsx';
import * as styles from '../security/security.css.ts';
import { ContactState } from './contact-state.tsx';

/** The e-mail address and mobile number of the member: masked, confirmed or not, and a way to change each. */
export function ContactsSection() {
  const { t, i18n } = useLingui();
  const open = useSetAtom(authDialogAtom);
  const { data, error, isFetching, refetch } = useQuery(contactsQuery(useApi()));
  return (
    <Section labelledBy="contacts-title">
      <Stack gap="3">
        <SectionHeader id="contacts-title" title={<Trans>E-mail and mobile number</Trans>} />
        <Card>
          {data && (
            <div className={styles.lines}>
              <SecurityLine
                sign={data.email?.verified ? 'done' : 'missing'}
                icon={<MessageIcon />}
                title={<Trans>E-mail</Trans>}
                action={
                  <Button
                    variant={data.email?.verified ? 'secondary' : 'primary'}
                    onClick={() => open({ kind: 'contact', channel: 'email' })}
                  >
                    {actionText(data.email, {
                      add: t`Add an e-mail address`,
                      confirm: t`Confirm the e-mail address`,
                      change: t`Change e-mail`,
                    })}
                  </Button>
                }
              >
                <ContactState contact={data.email} />
              </SecurityLine>
              <SecurityLine
                sign={data.mobile?.verified ? 'done' : 'missing'}
                icon={<CallIcon />}
                title={<Trans>Mobile number</Trans>}
                action={
                  <Button
                    variant={data.mobile?.verified ? 'secondary' : 'primary'}
                    onClick={() => open({ kind: 'contact', channel: 'sms' })}
                  >
                    {actionText(data.mobile, {
                      add: t`Add a mobile number`,
                      confirm: t`Confirm the mobile number`,
                      change: t`Change number`,
                    })}
                  </Button>
                }
              >
                <ContactState contact={data.mobile} />
              </SecurityLine>
            </div>
          )}
          {!data && !error && (
            <div aria-busy>
              <Skeleton shape="row" />
            </div>
          )}
          {!data && error && (
            <ErrorState
              title={t`This could not be loaded`}
              text={i18n._(errorMessage(error))}
              retryText={t`Try again`}
              onRetry={() => void refetch()}
              retrying={isFetching}
              reference={toApiError(error).requestId}
            />
          )}
        </Card>
      </Stack>
    </Section>
  );
}

function actionText(contact: { verified: boolean } | undefined, texts: { add: string; confirm: string; change: string }): string {
  if (!contact) return texts.add;
  return contact.verified ? texts.change : texts.confirm;
}
