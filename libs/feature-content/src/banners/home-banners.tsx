import { useLingui } from '@lingui/react/macro';
import { bannersQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { Link } from '@parlour/routes';
import { Banner, Carousel, type RenderElement } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';

/** The banners of the home page (group w_home), by the carousel's settings of the specification. */
export function HomeBanners() {
  const { t, i18n } = useLingui();
  const { data: banners } = useSuspenseQuery(bannersQuery(useApi(), useLanguage(), 'w_home'));
  const number = new Intl.NumberFormat(i18n.locale);
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={t`Offers and news`}
      texts={{
        previous: t`Previous banner`,
        next: t`Next banner`,
        pause: t`Pause the banners`,
        play: t`Let the banners run`,
        slide: (position, total) => t`Banner ${number.format(position)} of ${number.format(total)}`,
      }}
      slides={banners.map((banner, index) => ({
        // Not its id, which the page as it was rendered has from another database: the same banner stays as it is.
        key: `${index} ${banner.url}`,
        content: (
          <Banner
            title={banner.title}
            text={banner.text}
            actionText={banner.action}
            pictureUrl={banner.url}
            phonePictureUrl={banner.phoneUrl}
            render={linkOf(banner)}
            eager={index === 0}
            level={2}
          />
        ),
      }))}
    />
  );
}

/** Where a banner leads: a path of the site, an https address, or nowhere. Anything else is inert (security D11). */
function linkOf({ linkage, linkageType }: Schema<'Banner'>): RenderElement | undefined {
  if (linkageType === 'ROUTE' && /^\/(?![/\\])/.test(linkage)) return <Link to={linkage as '/'} />;
  if (linkageType === 'LINK' && URL.parse(linkage)?.protocol === 'https:')
    return <a href={linkage} target="_blank" rel="noopener noreferrer" />;
  return undefined;
}
