// @flag recoverByEmail or recoverByMobile
import { Trans, useLingui } from '@lingui/react/macro';
import { permissionQuery, useApi, useIsOn } from '@parlour/api';
import { FormFoot } from '@parlour/forms';
import { ConfirmDialog, Dialog, MessageIcon, Skeleton, Tabs, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from '../form.css.ts';
import { EmailForm } from './email-form.tsx';
import { MobileForm } from './mobile-form.tsx';

interface RecoverDialogProps {
  /** Opened by a link that was used or has expired. */
  stale: boolean;
  onClose: () => void;
  /** Logged in with a new password. */
  onDone: () => void;
  onLogin: () => void;
}

/** Forgotten password (specification 2, 4): by e-mail, by mobile number, or both in tabs. */
export function RecoverDialog({ stale, onClose, onDone, onLogin }: RecoverDialogProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  if (FLAGS.recoverByEmail && asked) return <Asked onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Forgot password?`} closeText={t`Close`} coverCloses={false}>
      <div className={styles.form}>
        <Methods stale={stale} onAsked={() => setAsked(true)} onDone={onDone} />
        <FormFoot>
          <Trans>
            Remembered it? <TextLink render={<button type="button" onClick={onLogin} />}>Log in</TextLink>
          </Trans>
        </FormFoot>
      </div>
    </Dialog>
  );
}

type Method = 'email' | 'mobile';
interface MethodsProps extends Pick<RecoverDialogProps, 'stale' | 'onDone'> {
  onAsked: () => void;
}

/** Tabs only if both ways are on; first the one that the brand's settings name, or the one whose link no longer works. */
function Methods({ stale, onAsked, onDone }: MethodsProps) {
  const { t } = useLingui();
  const permission = useQuery(permissionQuery(useApi()));
  const [chosen, setChosen] = useState<Method | null>(stale ? 'email' : null);
  const isOn = useIsOn();
  const byEmail = FLAGS.recoverByEmail && isOn('recoverByEmail') && <EmailForm stale={stale} onAsked={onAsked} />;
  const byMobile = FLAGS.recoverByMobile && isOn('recoverByMobile') && <MobileForm onDone={onDone} />;
  if (!byEmail || !byMobile) return byEmail || byMobile;
  const by = chosen ?? permission.data?.recovery.first ?? (permission.isPending ? null : 'email');
  if (!by) return <Skeleton lines={4} />;
  return (
    <Tabs
      label={t`Ways to choose a new password`}
      value={by}
      onValueChange={setChosen}
      items={[
        { key: 'email' as const, text: t`By e-mail`, content: byEmail },
        { key: 'mobile' as const, text: t`By SMS`, content: byMobile },
      ].sort((a, b) => Number(b.key === permission.data?.recovery.first) - Number(a.key === permission.data?.recovery.first))}
    />
  );
}

/** The specification's `in_been_out`: the same whether or not such an account exists. Any answer closes it. */
function Asked({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon={<MessageIcon size="l" />}
      title={t`Check your inbox`}
      text={t`If an account has this username and this e-mail address, an e-mail is on its way to it. Its link opens this site to choose a new password. It works once, and only for a short time.`}
      confirmText={t({ message: 'OK', comment: 'Button that closes a notice' })}
      closeText={t`Close`}
      onConfirm={onClose}
    />
  );
}
