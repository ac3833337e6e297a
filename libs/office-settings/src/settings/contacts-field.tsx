import { useLingui } from '@lingui/react/macro';
import { contactPositions, contactTypes, usualPositions, type Contact, type ContactPosition } from '@parlour/domain';
import { Checkbox, FormSection, Inline, Select, TextField } from '@parlour/ui';
import { EntriesField } from './entries-field.tsx';
import { contactTypeNames, positionNames } from './setting-texts.ts';

/** How members reach customer service. */
export function ContactsField({ value, onChange }: { value: readonly Contact[]; onChange: (value: readonly Contact[]) => void }) {
  const { t, i18n } = useLingui();
  return (
    <EntriesField
      label={t`Contacts`}
      value={value}
      onChange={onChange}
      nameOf={({ title }) => title}
      blank={{ csType: 'LIVECHAT', title: '', url: 'https://' }}
      fields={({ csType, title, url, csPosition = usualPositions, hours }, change) => (
        <>
          <Select
            label={t`Kind`}
            value={csType}
            options={contactTypes.map((type) => ({ value: type, text: i18n._(contactTypeNames[type]) }))}
            onChange={({ target }) => change({ csType: target.value as Contact['csType'] })}
          />
          <TextField label={t`Title`} maxLength={100} value={title} onChange={({ target }) => change({ title: target.value })} />
          <TextField
            label={t({ message: 'Address', context: 'a web address' })}
            hint={t`Begins with https:// or mailto:`}
            inputMode="url"
            maxLength={500}
            value={url}
            onChange={({ target }) => change({ url: target.value.trim() })}
          />
          <FormSection title={t`Shown`}>
            <Inline gap="3">
              {contactPositions.map((position) => (
                <Checkbox
                  key={position}
                  label={i18n._(positionNames[position])}
                  checked={(csPosition as readonly ContactPosition[]).includes(position)}
                  onChange={({ target }) =>
                    change({
                      csPosition: contactPositions.filter((each) =>
                        each === position ? target.checked : (csPosition as readonly ContactPosition[]).includes(each),
                      ),
                    })
                  }
                />
              ))}
            </Inline>
          </FormSection>
          <Checkbox
            label={t`Only at certain hours`}
            checked={hours !== undefined}
            onChange={({ target }) => change({ hours: target.checked ? { from: '09:00', to: '18:00' } : undefined })}
          />
          {hours && (
            <Inline gap="3">
              <TextField
                type="time"
                label={t`Answers from`}
                hint={t`In the merchant’s time zone`}
                value={hours.from}
                onChange={({ target }) => change({ hours: { ...hours, from: target.value } })}
              />
              <TextField
                type="time"
                label={t`Answers until`}
                hint={t`Of the next day, if it is earlier`}
                value={hours.to}
                onChange={({ target }) => change({ hours: { ...hours, to: target.value } })}
              />
            </Inline>
          )}
        </>
      )}
    />
  );
}
