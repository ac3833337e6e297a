import { pointOut } from './point-out.ts';
import type { RevealStyle } from './style.ts';
import { sweep } from './travel.ts';

/** Half a turn over the sea, from the left to the right. */
const arc = { from: -Math.PI * 0.96, sweep: Math.PI * 0.92 };

/** A lighthouse sweeps its beam to and fro over the paying symbols until it rests on the special one. */
export const beam: RevealStyle = (acting, pack, special, play) =>
  pointOut(acting, pack, special, play, {
    middle: [0.5, 0.86],
    reach: [0.42, 0.66],
    round: false,
    ...arc,
    milliseconds: 3600,
    travel: sweep,
    draw(light, [x, y], [toX, toY], unit, { show: { colours } }) {
      const [dx, dy] = [toX - x, toY - y];
      const length = Math.hypot(dx, dy);
      const [acrossX, acrossY] = [-dy / length, dx / length];
      for (const [spread, alpha] of [
        [0.95, 0.16],
        [0.66, 0.24],
        [0.3, 0.4],
      ] as const)
        light
          .poly([
            x,
            y,
            x + dx * 1.25 + acrossX * unit * spread,
            y + dy * 1.25 + acrossY * unit * spread,
            x + dx * 1.25 - acrossX * unit * spread,
            y + dy * 1.25 - acrossY * unit * spread,
          ])
          .fill({ color: colours.jewel.star, alpha });
      // The tower is below its lamp.
      const [tower, foot] = [unit * 0.34, unit * 0.95];
      light.poly([x - tower * 0.7, y, x + tower * 0.7, y, x + tower, y + foot, x - tower, y + foot]).fill({ color: '#fff6e8' });
      light.poly([
        x - tower * 0.79,
        y + foot * 0.3,
        x + tower * 0.79,
        y + foot * 0.3,
        x + tower * 0.88,
        y + foot * 0.6,
        x - tower * 0.88,
        y + foot * 0.6,
      ]);
      light.fill({ color: colours.jewel.ground });
      light.circle(x, y - unit * 0.08, unit * 0.5).fill({ color: colours.jewel.star, alpha: 0.5 });
      light.circle(x, y - unit * 0.08, unit * 0.24).fill({ color: '#ffffff' });
      light.poly([x - tower, y - unit * 0.24, x, y - unit * 0.62, x + tower, y - unit * 0.24]).fill({ color: colours.gold[1]! });
    },
  });
