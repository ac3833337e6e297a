import { useState } from 'react';
import {
  Badge,
  Banner,
  Button,
  Card,
  Chip,
  ChipRow,
  GameTile,
  Inline,
  Money,
  Stack,
  Switch,
  Tabs,
  TextField,
  TileCell,
  TileGrid,
} from '@parlour/ui';
import { addressOf, type BookLook } from './look.ts';

const press = () => undefined;

/** The most common components in the brand's look; every component also has its own page. */
export function Components({ look }: { look: BookLook }) {
  const [record, setRecord] = useState<'bets' | 'money'>('bets');
  const games = look.pictures.filter((picture) => picture.includes('/games/')).slice(0, 5);
  const banner = look.pictures.find((picture) => /\/banners\/(?!.*-phone)/.test(picture));
  return (
    <section className="book-section" aria-labelledby="book-components">
      <h2 id="book-components">Components</h2>
      <Stack gap="5">
        <Inline gap="3">
          <Button>Play now</Button>
          <Button variant="secondary">Log in</Button>
          <Button variant="ghost">Show all</Button>
          <Button variant="danger">Close account</Button>
          <Button disabled>Not yet</Button>
        </Inline>
        <ChipRow label="Providers">
          <Chip selected>All</Chip>
          <Chip>In-house</Chip>
          <Chip>New</Chip>
        </ChipRow>
        <Inline gap="3">
          <Badge mood="accent">New</Badge>
          <Badge mood="win">Paid</Badge>
          <Badge mood="danger">Refused</Badge>
          <Badge mood="warning">Waiting</Badge>
        </Inline>
        <div className="book-cards">
          <Card>
            <Stack gap="4">
              <TextField label="User name" hint="4 to 16 letters and digits" defaultValue="lantern" />
              <TextField label="Amount" error="At least 10.00" defaultValue="2.00" />
              <Switch label="Messages by e-mail" defaultChecked />
            </Stack>
          </Card>
          <Card>
            <Stack gap="3">
              <Tabs
                label="Records"
                value={record}
                onValueChange={setRecord}
                items={[
                  { key: 'bets', text: 'Bets', content: <Money text="1,250.00" size="hero" /> },
                  { key: 'money', text: 'Money', content: <Money text="300.00" size="hero" /> },
                ]}
              />
            </Stack>
          </Card>
        </div>
        {banner && (
          <Banner
            title={look.brand.name}
            text="Every outcome can be verified."
            actionText="Play now"
            pictureUrl={addressOf(look, banner)}
            render={<a href="#book-screens" />}
          />
        )}
        <TileGrid label="Games">
          {games.map((picture, index) => (
            <TileCell key={picture}>
              <GameTile
                name={nameOf(picture)}
                vendor="In-house"
                tone={index}
                pictureUrl={addressOf(look, picture)}
                hotText={index === 0 ? 'Hot' : undefined}
                newText={index === 1 ? 'New' : undefined}
                play={{ text: 'Play', onPress: press }}
              />
            </TileCell>
          ))}
        </TileGrid>
      </Stack>
    </section>
  );
}

/** `/art/games/tdw-koi-cannon.svg`: Koi cannon. */
function nameOf(picture: string): string {
  const words = picture.replace(/.*\/[a-z0-9]+-|\.svg$/g, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
