import { useLingui } from '@lingui/react/macro';
import { contentAudiences, contentPlaces, type ContentKind } from '@parlour/domain/content';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { Select, TextField, useToasts } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { audienceNames, placeNames, type Item } from './words.ts';

/** The places where an item of a kind may appear, by their names; those of an article are the sections of help. */
export function usePlaces(merchant: string): (kind: ContentKind) => { value: string; text: string }[] {
  const { i18n } = useLingui();
  const sections = useOfficeQuery('listContent', { query: { merchant, kind: 'helpSection' } });
  return (kind) =>
    kind === 'helpArticle'
      ? (sections.data?.list ?? []).map(({ key, title }) => ({ value: key, text: title || key }))
      : contentPlaces[kind].map((value) => ({ value, text: placeNames[value] ? i18n._(placeNames[value]) : value }));
}

/** Sets an item's place, order and audience; visitors see the change at once. */
export function ArrangeDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const arrange = useOfficeMutation('arrangeContent');
  const places = usePlaces(item.merchant)(item.kind);
  const form = useForm({ defaultValues: { place: item.place, audience: item.audience, position: String(item.position) } });
  const { register, formState } = form;
  return (
    <FormDialog
      form={form}
      title={t`Place and order of ${item.title || item.key}`}
      description={item.live === null ? undefined : t`Visitors see the change at once.`}
      confirmText={t`Save`}
      onClose={onClose}
      onSend={async ({ place, audience, position }) => {
        const { merchant, id, revision } = item;
        await arrange.mutateAsync({ body: { merchant, item: id, revision, place, audience, position: Number(position) } });
        toasts.show({ mood: 'success', text: t`Saved.` });
        onClose();
      }}
    >
      <Select
        label={t`Place`}
        // The sections of help may not be known yet; the item's own place is.
        options={places.some(({ value }) => value === item.place) ? places : [{ value: item.place, text: item.place }, ...places]}
        {...register('place')}
      />
      {item.kind === 'announcement' && (
        <Select
          label={t`For`}
          options={contentAudiences.map((value) => ({ value, text: i18n._(audienceNames[value]) }))}
          {...register('audience')}
        />
      )}
      <TextField
        label={t`Position`}
        inputMode="numeric"
        hint={t`Lower numbers stand first.`}
        error={formState.errors.position && t`Enter a whole number from 0 to 10000.`}
        {...register('position', { validate: (text) => /^\d{1,5}$/.test(text) && Number(text) <= 10_000 })}
      />
    </FormDialog>
  );
}
