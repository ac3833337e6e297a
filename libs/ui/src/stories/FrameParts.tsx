import { gameTypes } from '@parlour/domain';
import { BottomBar, BottomItem, HeaderBar, SideGroup, SideItem } from '../AppFrame/bars.tsx';
import { FloatingBar, FooterColumn, FooterFrame, SideTools } from '../AppFrame/edges.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { gameTypeIcons } from '../icons/game-type-icons.ts';
import {
  ArrowUpIcon,
  DepositIcon,
  EyeIcon,
  GlobeIcon,
  HomeIcon,
  MenuIcon,
  MessageIcon,
  StarIcon,
  SupportIcon,
  UserIcon,
  WalletIcon,
} from '../icons/icons.ts';
import { Above } from '../layout/layout.tsx';
import { Money } from '../Money/Money.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

const titles = {
  RNG: 'Slots',
  LIVE: 'Live casino',
  FISH: 'Fishing',
  PVP: 'Cards',
  BGS: 'Board games',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  COCKFIGHT: 'Cockfight',
  LOTT: 'Lottery',
  ELOTT: 'E-lottery',
};

/** The parts of a site's frame, for stories. */
export function FrameParts({ member, onMenu }: { member: boolean; onMenu: () => void }) {
  return {
    header: (
      <HeaderBar
        start={
          <>
            <IconButton label="Open menu" icon={<MenuIcon />} onClick={onMenu} />
            <strong>Parlour</strong>
          </>
        }
        center={
          <TextLink quiet href="#promotions">
            Promotions
          </TextLink>
        }
        end={
          member ? (
            <>
              <Money text="৳1,250.00" />
              <IconButton size="s" label="Hide balance" icon={<EyeIcon />} />
              <Above width="desktop">
                <Button size="s" icon={<DepositIcon />}>
                  Deposit
                </Button>
              </Above>
              <IconButton label="Account" icon={<UserIcon />} count={3} />
            </>
          ) : (
            <>
              <IconButton label="Language" icon={<GlobeIcon />} />
              <Button size="s" variant="secondary">
                Log in
              </Button>
              <Button size="s">Register</Button>
            </>
          )
        }
      />
    ),
    side: (
      <>
        <SideGroup>
          <SideItem icon={<HomeIcon />} text="Home" active render={<a href="#home" />} />
          {gameTypes.map((type) => {
            const Icon = gameTypeIcons[type];
            return (
              <SideItem
                key={type}
                icon={<Icon />}
                text={titles[type]}
                render={<a href={`#${type}`} />}
                aside={type === 'RNG' ? <Badge mood="accent">New</Badge> : undefined}
              />
            );
          })}
        </SideGroup>
        <SideGroup title="Service">
          <SideItem icon={<SupportIcon />} text="Customer service" />
          <SideItem icon={<MessageIcon />} text="E-mail" />
        </SideGroup>
        <SideTools>
          <Switch label="Light theme" />
        </SideTools>
      </>
    ),
    footer: (
      <FooterFrame
        columns={['Games', 'Help', 'About'].map((title) => (
          <FooterColumn key={title} title={title}>
            {(title === 'Games' ? Object.values(titles) : ['Slots', 'Live casino', 'Fishing']).map((text) => (
              <TextLink key={text} quiet href="#x">
                {text}
              </TextLink>
            ))}
          </FooterColumn>
        ))}
      >
        <p>Play money demonstration. Adults only, 18+.</p>
        <p>© 2026 Parlour</p>
      </FooterFrame>
    ),
    floating: (
      <FloatingBar label="Quick help" passing={<IconButton variant="outline" label="To the top" icon={<ArrowUpIcon />} />}>
        <IconButton variant="outline" label="Live chat" icon={<SupportIcon />} />
      </FloatingBar>
    ),
    bottomBar: (
      <BottomBar label="Main places">
        <BottomItem icon={<HomeIcon />} text="Home" active />
        <BottomItem icon={<StarIcon />} text="Slots" />
        <BottomItem icon={<WalletIcon />} text="Deposit" prominent />
        <BottomItem
          icon={<MessageIcon />}
          text="Messages"
          aside={
            <Badge mood="danger" solid>
              3
            </Badge>
          }
        />
        <BottomItem icon={<UserIcon />} text="Account" />
      </BottomBar>
    ),
  };
}
