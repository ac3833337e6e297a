/** A drawn stand-in for a game's picture, so that stories need no files. */
export function picture(seed: number, width = 300, height = 400): string {
  const hue = (seed * 67) % 360;
  const circles = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * 60 + seed * 17) * (Math.PI / 180);
    const [x, y] = [width / 2 + Math.cos(angle) * width * 0.22, height * 0.42 + Math.sin(angle) * width * 0.22];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${width * 0.16}" ry="${width * 0.09}" transform="rotate(${index * 60 + seed * 17} ${x.toFixed(0)} ${y.toFixed(0)})" fill="hsl(${hue + 40} 85% ${62 + index * 2}%)" opacity=".88"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><radialGradient id="g" cx=".5" cy=".4"><stop offset="0" stop-color="hsl(${hue} 75% 45%)"/><stop offset="1" stop-color="hsl(${hue + 30} 70% 14%)"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${circles}<circle cx="${width / 2}" cy="${height * 0.42}" r="${width * 0.12}" fill="hsl(${hue + 10} 95% 80%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
