import { Trans, useLingui } from '@lingui/react/macro';
import { reportMails, type ReportMail } from '@parlour/domain/reports';
import { Button, Checkbox, Chip, ChipRow, CloseIcon, IconButton, Select, StarIcon, TextField } from '@parlour/ui';
import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { withoutColumns } from '../grid/list-address.ts';
import * as styles from './ViewBar.css.ts';

/** Filters, order and columns of a list, saved under a name. */
export interface SavedView {
  id: string;
  screen: string;
  name: string;
  /** The query in the address, such as `sort.members=-lastLogin&status=blocked`. */
  query: string;
  /** The role whose operators see it too. */
  role: string | null;
  isDefault: boolean;
  pinned: boolean;
  /** How often its maker is sent a link to it, and about which merchant. */
  mail: ReportMail | null;
  merchant: string | null;
  own: boolean;
}

export type NewView = Omit<SavedView, 'id' | 'own'>;

/** The operator’s views, and functions to change them. */
export interface ViewKeeper {
  views: readonly SavedView[];
  /** The roles that views can be shared with. */
  roles: readonly string[];
  save: (view: NewView) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  /** How many rows a pinned view currently finds. */
  count: (view: SavedView) => ReactNode;
}
export const ViewContext = createContext<ViewKeeper | null>(null);

export interface ViewsOfList {
  /** The list’s address below the merchant’s, such as `members`. */
  screen: string;
  /** The current query in the address. */
  query: string;
  onOpen: (query: string) => void;
  /** The merchant about whom views of this screen can be sent by e-mail. */
  mailed?: string | undefined;
}

/** The saved views of a list (office O32): named, shared with a role, a role's default, or pinned with a count. */
export function ViewBar({ screen, query, onOpen, mailed }: ViewsOfList) {
  const { t } = useLingui();
  const keeper = use(ViewContext);
  const [isSaving, setSaving] = useState(false);
  const views = keeper?.views.filter((view) => view.screen === screen) ?? [];
  const byDefault = views.find(({ isDefault }) => isDefault);
  // An address without a query starts with the role's default; clearing the filters later shows everything.
  const begin = useEffectEvent(() => {
    if (byDefault && withoutColumns(query) === '') onOpen(byDefault.query);
  });
  useEffect(() => begin(), [byDefault?.id]);
  if (!keeper) return null;
  const exact = views.find((view) => view.query === query);
  // A view without columns is shown with those that the operator has arranged.
  const current = exact ?? views.find((view) => view.query === withoutColumns(query));
  return (
    <div className={styles.bar}>
      {views.length > 0 && (
        <ChipRow label={t`Views`}>
          {views.map((view) => (
            <Chip key={view.id} selected={view === current} onClick={() => onOpen(view.query)}>
              {view.name} {view.pinned && keeper.count(view)}
              {view.mail !== null && <Trans>by e-mail</Trans>}
            </Chip>
          ))}
        </ChipRow>
      )}
      {current?.own && (
        <IconButton
          size="s"
          label={t`Delete the view ${current.name}`}
          icon={<CloseIcon size="s" />}
          onClick={() => void keeper.remove(current.id)}
        />
      )}
      {!exact && query !== '' && (
        <Button size="s" variant="ghost" icon={<StarIcon size="s" />} onClick={() => setSaving(true)}>
          <Trans>Save this view</Trans>
        </Button>
      )}
      {isSaving && <SaveDialog keeper={keeper} {...{ screen, query, mailed }} onClose={() => setSaving(false)} />}
    </div>
  );
}

interface SaveDialogProps extends Pick<ViewsOfList, 'screen' | 'query' | 'mailed'> {
  keeper: ViewKeeper;
  onClose: () => void;
}

function SaveDialog({ keeper, screen, query, mailed, onClose }: SaveDialogProps) {
  const { t } = useLingui();
  const defaultValues = { name: '', role: '', isDefault: false, pinned: false, mail: '' };
  const form = useForm({ defaultValues });
  const role = useWatch({ control: form.control, name: 'role' });
  const save = async (values: typeof defaultValues) => {
    const shared = values.role === '' ? null : values.role;
    const mail = reportMails.find((every) => every === values.mail) ?? null;
    const about = mail === null ? null : (mailed ?? null);
    await keeper.save({ screen, query, ...values, role: shared, isDefault: shared !== null && values.isDefault, mail, merchant: about });
    onClose();
  };
  return (
    <FormDialog form={form} title={t`Save this view`} confirmText={t`Save`} onSend={save} onClose={onClose}>
      <TextField
        label={t`Name`}
        maxLength={60}
        error={form.formState.errors.name && t`Give the view a name.`}
        {...form.register('name', { required: true })}
      />
      <Select
        label={t`Who sees it`}
        options={[{ value: '', text: t`Only you` }, ...keeper.roles.map((each) => ({ value: each, text: t`You, and the role ${each}` }))]}
        {...form.register('role')}
      />
      {role !== '' && <Checkbox label={t`Open the list with this view for that role`} {...form.register('isDefault')} />}
      <Checkbox label={t`Pin it, with a live count`} {...form.register('pinned')} />
      {mailed !== undefined && (
        <Select
          label={t`Send me a link by e-mail`}
          hint={t`In the morning, for whole days of the merchant. Delete the view to end it.`}
          options={[
            { value: '', text: t`Never` },
            { value: 'daily', text: t`Every day, about yesterday` },
            { value: 'weekly', text: t`On Mondays, about the last seven days` },
            { value: 'monthly', text: t`On the first, about the last month` },
          ]}
          {...form.register('mail')}
        />
      )}
    </FormDialog>
  );
}
