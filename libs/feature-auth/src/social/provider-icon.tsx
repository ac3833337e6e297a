// @flag socialLogin
import type { Schema } from '@parlour/api';
import { ArcadeIcon, ChatIcon, MessageIcon, SearchIcon, SocialIcon, UserIcon, type IconComponent } from '@parlour/ui';

const icons = {
  account: UserIcon,
  chat: ChatIcon,
  mail: MessageIcon,
  network: SocialIcon,
  search: SearchIcon,
  game: ArcadeIcon,
} satisfies Record<Schema<'SocialIcon'>, IconComponent>;

/** The icon for a kind of provider. */
export function ProviderIcon({ icon }: { icon: Schema<'SocialIcon'> }) {
  const Icon = icons[icon];
  return <Icon />;
}
