import { fadeMilliseconds } from '../../../shell/fade.ts';
import type { Art, Box, CelebrationLevel } from '../../../shell/game-client.ts';
import { createMotions, type Motions } from './motions.ts';
import './scene.css';

/** The pictures that every pack of an instant game brings: the place, and what drifts through it and bursts from a win. */
const [place, floater] = ['scene', 'floater'] as const;
const floaters = 9;

/** The place that an instant game is set in, and the field in it that the game draws on. It knows no rules, money or server. */
export interface Scene {
  /** Where the game draws; it has the size of what the controls leave free. */
  readonly field: HTMLElement;
  readonly motions: Motions;
  readonly still: boolean;
  layout(area: Box): void;
  /** For a win above the stake: more for more. `from` is in the field. */
  celebrate(level: CelebrationLevel, from: HTMLElement): void;
}

/**
 * Draws with elements and vectors, not with Pixi: an instant game moves a few things at a time, which a browser does by itself, and its
 * first frame is a fifth of a slot's (ADR 96). Hidden from screen readers, which the shell informs.
 */
export function createScene(host: HTMLElement, art: Art, still: boolean): Scene {
  const root = make('div', 'scene');
  root.setAttribute('aria-hidden', 'true');
  const backdrop = make('div', 'scene-place');
  backdrop.style.backgroundImage = `url("${pictureOf(art, place)}")`;
  const air = make('div', 'scene-air');
  // Spread by the golden ratio: evenly, and the same every time.
  for (let index = 0; index < floaters && !still; index += 1) {
    const drifting = picture(art, floater);
    drifting.style.insetInlineStart = `${((index * 0.618 + 0.1) % 1) * 100}%`;
    drifting.style.animationDuration = `${16 + (index % 4) * 5}s`;
    drifting.style.animationDelay = `${-index * 3.7}s`;
    air.append(drifting);
  }
  const field = make('div', 'scene-field');
  const motions = createMotions(still ? () => void field.animate({ opacity: [0, 1] }, fadeMilliseconds) : undefined);
  root.append(backdrop, air, field);
  host.append(root);
  return {
    field,
    motions,
    still,
    layout({ x, y, width, height }) {
      Object.assign(field.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    },
    celebrate(level, from) {
      if (still) return;
      burst(root, art, motions, level, from);
      // What is large goes on while it has the picture.
      for (let more = 1; more < level - 1; more += 1) setTimeout(() => burst(root, art, motions, level, from), more * 1_700);
    },
  };
}

/** Pieces that fly up from the element and fall. */
function burst(root: HTMLElement, art: Art, { tween }: Motions, level: CelebrationLevel, from: HTMLElement): void {
  const { left, top, width, height } = from.getBoundingClientRect();
  const reach = Math.min(root.clientWidth, root.clientHeight) * 0.5;
  for (let index = 0; index < [14, 34, 70, 110][level - 1]!; index += 1) {
    const piece = picture(art, floater);
    piece.className = 'scene-piece';
    Object.assign(piece.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px` });
    root.append(piece);
    // Decoration, so an even spread over the plane (the R2 sequence) will do instead of randomness.
    const angle = -Math.PI / 2 + (((index * 0.75488) % 1) - 0.5) * 2.6;
    const force = reach * (0.35 + ((index * 0.56984) % 1) * 0.8);
    void tween(1_100 + (index % 5) * 160, (progress) => {
      const fall = reach * 0.9 * progress * progress;
      piece.style.transform = `translate(${Math.cos(angle) * force * progress}px, ${Math.sin(angle) * force * progress + fall}px) rotate(${index * 40 + progress * 300}deg) scale(${0.5 + (index % 4) * 0.18})`;
      piece.style.opacity = String(Math.min(1, (1 - progress) * 3));
    }).then(() => piece.remove());
  }
}

/** An element with a class, and text where given. */
export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** A picture of the pack. Throws if it has none with this name. */
export function picture(art: Art, name: string): HTMLImageElement {
  const image = new Image();
  image.src = pictureOf(art, name);
  image.alt = '';
  return image;
}

function pictureOf(art: Art, name: string): string {
  const url = art[name];
  if (url === undefined) throw new Error(`the pack has no picture "${name}"`);
  return url;
}
