import { Banner } from '../Banner/Banner.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import { Chip, ChipRow } from '../Chip/Chip.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { gameTypeIcons } from '../icons/game-type-icons.ts';
import { SoundIcon, TrophyIcon } from '../icons/icons.ts';
import { Card, Inline, Page, Section, Stack, Text, TileCell, TileGrid } from '../layout/layout.tsx';
import { Marquee } from '../Marquee/Marquee.tsx';
import { Money } from '../Money/Money.tsx';
import { SectionHeader } from '../SectionHeader/SectionHeader.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { picture } from './picture.ts';

const texts = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, total: number) => `Slide ${number} of ${total}`,
};
const names = [
  'Lantern Festival',
  'River of Nine Moons',
  'Monsoon Gold',
  'The Heron and the Tide',
  'Paper Kites',
  'Night Market',
  'Lotus Wheel',
  'Jade Carp',
  'Old Harbour',
  'Ferryman',
  'Tea House',
  'Silver Rain',
];
const press = () => undefined;

/** A home page put together from the primitives, to judge how they look beside each other. */
export function Lobby() {
  return (
    <Page>
      <Stack gap="5">
        <Marquee
          label="Notices"
          icon={<SoundIcon />}
          texts={{ pause: 'Pause notices', play: 'Run notices', previous: 'Previous notice', next: 'Next notice' }}
          items={[
            { key: '1', content: 'Never share your password: our staff will not ask for it.' },
            { key: '2', content: 'New games every Thursday.' },
          ]}
        />
        <Carousel
          label="Offers"
          texts={texts}
          slides={['Spin by lantern light', 'Every outcome can be verified'].map((title, index) => ({
            key: title,
            content: (
              <Banner
                eager={index === 0}
                kicker="In-house slot"
                title={title}
                text="Twenty lines, free spins, and a server that shows its seed before you bet."
                actionText="Play now"
                terms="Adults only. Play money."
                render={<a href="#play" />}
                pictureUrl={picture(index + 4, 960, 400)}
              />
            ),
          }))}
        />
        <Card>
          <Stack gap="1">
            <Inline gap="2">
              <TrophyIcon />
              <Text tone="muted" size="s">
                Jackpot pool (demo)
              </Text>
            </Inline>
            <Money text="৳1,284,990.00" size="hero" />
          </Stack>
        </Card>
        {(['RNG', 'LIVE'] as const).map((type, section) => {
          const Icon = gameTypeIcons[type];
          return (
            <Section key={type} labelledBy={type} deferred={section > 0 ? 'row' : undefined}>
              <SectionHeader
                id={type}
                icon={<Icon size="l" />}
                title={section === 0 ? 'Slots' : 'Live casino'}
                aside={<TextLink href="#all">Show all</TextLink>}
              />
              <Stack gap="3">
                {section === 0 && (
                  <ChipRow label="Providers" scroll>
                    {['All', 'In-house', 'Silver Heron', 'Tidewater', 'Nine Lanterns'].map((vendor, index) => (
                      <Chip key={vendor} selected={index === 0}>
                        {vendor}
                      </Chip>
                    ))}
                  </ChipRow>
                )}
                <TileGrid label="Games">
                  {names.map((name, index) => (
                    <TileCell key={name}>
                      <GameTile
                        name={name}
                        vendor="Silver Heron"
                        tone={index}
                        pictureUrl={picture(index + section * 7)}
                        hotText={index % 5 === 0 ? 'Hot' : undefined}
                        newText={index === 2 ? 'New' : undefined}
                        play={{ text: 'Play', onPress: press }}
                        trial={{ text: 'Free trial', onPress: press }}
                        comingSoonText={index === 3 ? 'Coming soon' : undefined}
                      />
                    </TileCell>
                  ))}
                </TileGrid>
              </Stack>
            </Section>
          );
        })}
      </Stack>
    </Page>
  );
}
