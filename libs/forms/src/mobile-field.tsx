import { useLingui } from '@lingui/react/macro';
import { countryOfDialingCode, readMobileNumber, type DialingCode } from '@parlour/domain';
import { PhoneField, type PhoneFieldProps, type PhoneValue } from '@parlour/ui';

type MobileFieldProps = Omit<PhoneFieldProps, 'label' | 'codes' | 'codeName' | 'codeLabel' | 'searchText' | 'emptyText'> & {
  /** The dialing codes of the countries served. */
  dialingCodes: readonly DialingCode[];
  /** "Mobile number" by default. */
  label?: string;
};

/** A mobile number of one of the countries served, typed or pasted in any notation. */
export function MobileField({ dialingCodes, onValueChange, ...props }: MobileFieldProps) {
  const { t, i18n } = useLingui();
  /** Normalised as soon as it is a valid number. */
  function take(typed: PhoneValue) {
    onValueChange(readMobileNumber(typed.number, typed.code, dialingCodes) ?? typed);
  }
  return (
    <PhoneField
      label={t`Mobile number`}
      {...props}
      onValueChange={take}
      codes={dialingCodes.map(({ code }) => code)}
      codeLabel={t`Country code`}
      codeName={(code) => countryOfDialingCode(code, i18n.locale)}
      searchText={t`Search for a country`}
      emptyText={t`No country matches your search.`}
    />
  );
}
