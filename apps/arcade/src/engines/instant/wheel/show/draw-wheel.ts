const svg = 'http://www.w3.org/2000/svg';
const radius = 100;

/** Named as in style sheets, from what pays nothing to what pays most. */
const tones = ['--tone-0', '--tone-1', '--tone-2', '--tone-3'] as const;

/** The colour of a multiplier among all those of a wheel (ascending): the more it pays, the warmer. */
export function toneOf(values: readonly number[], times: number): string {
  if (times === 0) return `var(${tones[0]})`;
  const paying = values.filter((each) => each > 0);
  return `var(${tones[1 + Math.min(2, 2 - (paying.length - 1 - paying.indexOf(times)))] ?? tones[1]})`;
}

/** A parasol seen from above: a panel each, the first with its middle at the top, clockwise; scalloped, with a rib between panels. */
export function drawWheel(segments: readonly number[]): SVGSVGElement {
  const root = make('svg', { viewBox: '-112 -112 224 224' });
  const values = [...new Set(segments)].toSorted((a, b) => a - b);
  const width = 360 / segments.length;
  root.append(make('circle', { r: '109', class: 'wheel-rim' }));
  for (const [index, times] of segments.entries()) {
    const [from, to] = [point((index - 0.5) * width, radius), point((index + 0.5) * width, radius)];
    const scallop = point(index * width, radius + 9);
    const panel = make('path', { d: `M0 0L${from}Q${scallop} ${to}Z` });
    panel.style.fill = toneOf(values, times);
    root.append(panel);
  }
  for (const ring of [88, 46]) root.append(make('circle', { r: String(ring), class: 'wheel-ring' }));
  for (const index of segments.keys()) root.append(make('path', { d: `M0 0L${point((index - 0.5) * width, radius)}`, class: 'wheel-rib' }));
  return root;
}

/** Degrees clockwise from the top. */
function point(degrees: number, far: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`;
}

function make<Tag extends keyof SVGElementTagNameMap>(tag: Tag, attributes: Readonly<Record<string, string>>): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(svg, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
