import { useLingui } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import { countryOfDialingCode } from '@parlour/domain';
import { PhoneField, type PhoneFieldProps } from '@parlour/ui';

type MobileFieldProps = Omit<PhoneFieldProps, 'label' | 'codes' | 'codeName' | 'codeLabel' | 'searchText' | 'emptyText'>;

/** A mobile number of one of the countries that the brand serves. */
export function MobileField(props: MobileFieldProps) {
  const { t, i18n } = useLingui();
  const { dialingCodes } = useBrand();
  return (
    <PhoneField
      label={t`Mobile number`}
      {...props}
      codes={dialingCodes.map(({ code }) => code)}
      codeLabel={t`Country code`}
      codeName={(code) => countryOfDialingCode(code, i18n.locale)}
      searchText={t`Search for a country`}
      emptyText={t`No country is called that.`}
    />
  );
}
