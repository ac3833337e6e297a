import type { BookLook } from './look.ts';
import { screens } from './key-screens.ts';

/** Brands whose pages have answers to show (`npm run storybook:record`). */
const recorded = Object.keys(import.meta.glob('../../../../apps/web/src/stories/recorded/*.json'));

/** The brand's key screens: the page stories, each in a frame of its device's size. */
export function Screens({ look: { brand, theme, language } }: { look: BookLook }) {
  const globals = `brand:${brand.id};theme:${theme};language:${language}`;
  return (
    <section className="book-section" aria-labelledby="book-screens">
      <h2 id="book-screens">Screens</h2>
      {recorded.some((file) => file.endsWith(`/${brand.id}.json`)) ? (
        <div className="book-screens">
          {screens.map(({ story, title, device }) => (
            <figure key={story + device} className={`book-screen book-${device}`}>
              <div className="book-window" inert>
                <iframe
                  title={`${title}, ${device}`}
                  loading="lazy"
                  src={`iframe.html?viewMode=story&id=${story}&globals=${globals};a11y.manual:!true`}
                />
              </div>
              <figcaption>
                <a href={`./?path=/story/${story}&globals=${globals}`} target="_top">
                  {title} on a {device}
                </a>
              </figcaption>
            </figure>
          ))}
        </div>
      ) : (
        <p>
          Pages of {brand.name} have nothing to show yet: <code>npm run storybook:record</code> writes down what the gateway answers them.
        </p>
      )}
    </section>
  );
}
