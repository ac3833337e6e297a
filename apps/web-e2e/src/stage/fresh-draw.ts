import { drawsOf, seedDemoDraws } from '@parlour/gateway/testing';
import type { SiteGateway } from '@parlour/gateway/site-gateway';

/**
 * A draw of a game from its first moment, whatever the current time: it closes when the journey moves the clock. Games that are drawn
 * in-house have seeds with a public salt. `goTo` sets the clock and runs the jobs due by then.
 */
export async function freshDraw(gateway: SiteGateway, gameCode: string, merchantCode: string) {
  const draws = drawsOf(gateway);
  const goTo = async (at: Date) => {
    draws.goTo(at);
    await draws.advance();
  };
  await seedDemoDraws(gateway.database.db, { ...gateway, now: gateway.clock.now() });
  await draws.plan();
  await draws.advance();
  await goTo((await draws.next(gameCode, merchantCode)).closes_at);
  const draw = await draws.next(gameCode, merchantCode);
  if (draw.opens_at > gateway.clock.now()) await goTo(draw.opens_at);
  return { draws, draw, goTo };
}
