// @flag helpCentre
import { HelpScreen } from '@parlour/feature-content/help-screen';
import { HelpContacts } from '../frame/other-contacts.tsx';

/** The page of help, whose articles end with the ways to customer service. */
export function HelpPage() {
  return <HelpScreen contacts={<HelpContacts />} />;
}
