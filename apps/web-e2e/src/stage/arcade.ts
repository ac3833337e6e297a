import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { textsOfGame } from '@parlour/arcade/texts';
import type { LanguageCode } from '@parlour/domain';
import { around } from './texts.ts';

export function arcadeOrigin(): string {
  return `http://arcade.localhost:${Number(process.env['JOURNEYS_PORT']) + 1}`;
}

/** The game that journeys play. */
export const playedGame = 'lotus-lanterns';

/** The game in its frame on the arcade's origin. */
export class Arcade {
  readonly element: Locator;
  readonly frame: FrameLocator;
  readonly texts: ReturnType<typeof textsOfGame>;

  /** `game`: the one to play, if not the usual one. */
  constructor(page: Page, language: string, game = playedGame) {
    this.element = page.locator(`iframe[src^="${arcadeOrigin()}/"]`);
    this.frame = this.element.contentFrame();
    this.texts = textsOfGame(game, language as LanguageCode);
  }

  async ready(): Promise<void> {
    await expect(this.spinButton).toBeEnabled();
  }

  get spinButton(): Locator {
    return this.frame.getByRole('button', { name: this.texts.play, exact: true });
  }

  /** The balance that the game shows. */
  get balance(): Locator {
    return this.frame.getByRole('term').filter({ hasText: this.texts.balance }).locator('xpath=following-sibling::dd');
  }

  /** Spins once and waits until the result is announced; returns whether it won. */
  async spin(): Promise<boolean> {
    const hurry = this.frame.getByRole('button', { name: this.texts.hurry });
    await this.spinButton.click();
    // Another press shows the same result sooner, and so for each free spin; there may be nothing left to hurry.
    await expect(async () => {
      if (!(await this.spinButton.isVisible())) await hurry.click({ timeout: 1_000 });
      await expect(this.spinButton).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 90_000, intervals: [100] });
    const said = this.frame.getByRole('status').filter({ hasText: around(this.texts.noWin) });
    return !(await said.isVisible());
  }

  /** What the game announces to people who cannot see it. */
  said(text: string): Locator {
    return this.frame.getByRole('status').filter({ hasText: around(text) });
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name: around(name) });
  }

  /** Spins until the balance differs from before; returns what it then shows. A win may equal its stake. */
  async spinUntilBalanceMoves(): Promise<string> {
    const before = await this.balance.innerText();
    const left = async () => {
      await this.spin();
      return this.balance.innerText();
    };
    await expect.poll(left, { timeout: 90_000 }).not.toBe(before);
    return this.balance.innerText();
  }
}
