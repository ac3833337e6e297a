import { pointOut } from './point-out.ts';
import type { RevealStyle } from './style.ts';
import { turn } from './travel.ts';

/** A compass needle turns among the paying symbols, swings around the special one and comes to rest at it. */
export const needle: RevealStyle = (acting, pack, special, play) =>
  pointOut(acting, pack, special, play, {
    middle: [0.5, 0.5],
    reach: [0.39, 0.39],
    round: true,
    from: -Math.PI / 2,
    sweep: Math.PI * 2,
    milliseconds: 3600,
    travel: turn,
    draw(drawing, [x, y], [toX, toY], unit, { show: { colours } }) {
      const radius = unit * 1.25;
      drawing.circle(x, y, radius * 1.12).fill({ color: colours.gold[2]! });
      drawing.circle(x, y, radius * 1.06).fill({ color: colours.gold[1]! });
      drawing.circle(x, y, radius * 0.96).fill({ color: colours.paid.silk[1]! });
      drawing.star(x, y, 8, radius * 0.7, radius * 0.2, Math.PI / 8).fill({ color: colours.gold[2]!, alpha: 0.5 });
      drawing.star(x, y, 4, radius * 0.88, radius * 0.2).fill({ color: colours.gold[1]!, alpha: 0.8 });
      const length = Math.hypot(toX - x, toY - y) || 1;
      const [ux, uy] = [(toX - x) / length, (toY - y) / length];
      const side = (sign: number) => [x - uy * unit * 0.2 * sign, y + ux * unit * 0.2 * sign] as const;
      const tip = radius * 0.98;
      drawing.poly([...side(1), x + ux * tip, y + uy * tip, ...side(-1)]).fill({ color: colours.jewel.ground });
      drawing.poly([...side(1), x - ux * tip, y - uy * tip, ...side(-1)]).fill({ color: '#fdf3d8' });
      drawing.circle(x, y, unit * 0.2).fill({ color: colours.gold[0]! });
    },
  });
