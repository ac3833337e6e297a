import { rankText } from './card-name.ts';

/** Suits as shapes of about 20 x 20 around the origin. */
const suits: Readonly<Record<string, string>> = {
  h: 'M0 9C-14-1-9-11-4-9Q0-8 0-4Q0-8 4-9C9-11 14-1 0 9Z',
  s: 'M0-10C12 0 10 8 4 6Q1 5 0 2Q-1 5-4 6C-10 8-12 0 0-10ZM0 2L4 10H-4Z',
  d: 'M0-10L8 0L0 10L-8 0Z',
  c: 'M-4.6-1A5 5 0 1 1 4.6-1A5 5 0 1 1 1 4L4 10H-4L-1 4A5 5 0 1 1-4.6-1Z',
};

/** A card's face; its name is given elsewhere. */
export function Card({ card, className }: { card: string; className: string }) {
  const suit = <path d={suits[card[1]!]!} />;
  return (
    <svg className={`hilo-card ${'dh'.includes(card[1]!) ? 'red' : 'black'} ${className}`} viewBox="0 0 70 98" aria-hidden>
      <rect className="face" x="1" y="1" width="68" height="96" rx="8" />
      <rect className="rim" x="4.5" y="4.5" width="61" height="89" rx="5.5" />
      <text x="14" y="23">
        {rankText(card)}
      </text>
      <g transform="translate(14 33) scale(.62)">{suit}</g>
      <g transform="translate(38 58) scale(1.9)">{suit}</g>
    </svg>
  );
}
