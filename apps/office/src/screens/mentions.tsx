import { MentionsScreen } from '@parlour/office-members';
import { TextLink } from '@parlour/ui';
import { OfficeLink } from '../frame/office-link.tsx';
import { usePlace } from './use-place.ts';

export function Mentions() {
  const { merchant, inAddress } = usePlace();
  return (
    <MentionsScreen
      key={inAddress}
      merchant={merchant}
      linkTo={({ id, merchant: at }, text) => <TextLink render={<OfficeLink to={`/m/${at}/members/${id}?tab=notes`} />}>{text}</TextLink>}
    />
  );
}
