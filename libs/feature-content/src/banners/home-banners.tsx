import { useLingui } from '@lingui/react/macro';
import { bannersQuery, useApi, useLanguage } from '@parlour/api';
import { Banner, Carousel, useAtRotation } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { inLanguage } from '../in-language.ts';
import { bannerLink } from '../links/banner-link.tsx';

/** The banners of the home page (group w_home), by the carousel's settings of the specification. */
export function HomeBanners() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { data } = useSuspenseQuery(bannersQuery(useApi(), language, 'w_home'));
  const { shown: banners, rotation } = useAtRotation(data, language);
  const number = new Intl.NumberFormat(i18n.locale);
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={t`Offers and news`}
      rotation={rotation}
      texts={{
        previous: t`Previous banner`,
        next: t`Next banner`,
        pause: t`Pause the banners`,
        play: t`Resume the banners`,
        slide: (position, total) => t`Banner ${number.format(position)} of ${number.format(total)}`,
      }}
      slides={banners.map((banner, index) => ({
        // Not its id, which in the prerendered page comes from another database: the same banner must keep its key.
        key: `${index} ${banner.url}`,
        content: (
          <Banner
            {...inLanguage(banner.language)}
            title={banner.title}
            text={banner.text}
            actionText={banner.action}
            terms={banner.terms}
            pictureUrl={banner.url}
            render={bannerLink(banner)}
            eager={index === 0}
            compact
            level={2}
          />
        ),
      }))}
    />
  );
}
