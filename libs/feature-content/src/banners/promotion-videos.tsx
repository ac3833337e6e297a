import { useLingui } from '@lingui/react/macro';
import { bannersQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { videoFrame, videoIdOf } from '@parlour/domain/content';
import { Carousel, PlayIcon, PromotionIcon, Section, SectionHeader } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { inLanguage } from '../in-language.ts';
import * as styles from './promotion-videos.css.ts';

type Video = Schema<'Banner'> & { videoId: string };

/** The promotions with a video (content N33): pictures that play when pressed. Nothing if there are none. */
export function PromotionVideos() {
  const { t, i18n } = useLingui();
  const { data: banners = [] } = useQuery(bannersQuery(useApi(), useLanguage(), 'w_promotion'));
  const titleId = useId();
  const [playing, setPlaying] = useState<string>();
  const videos = banners.flatMap((banner): Video[] => {
    const videoId = banner.videoUrl === undefined ? undefined : videoIdOf(banner.videoUrl);
    return videoId === undefined ? [] : [{ ...banner, videoId }];
  });
  useRefusedVideos(banners);
  if (videos.length === 0) return null;
  const number = (value: number) => i18n.number(value);
  return (
    <Section labelledBy={titleId}>
      <Carousel
        label={t`Promotion videos`}
        head={<SectionHeader id={titleId} title={t`Promotion videos`} icon={<PromotionIcon />} />}
        show="videos"
        loop={false}
        autoplay={null}
        pagination={false}
        arrows
        texts={{
          previous: t`Previous video`,
          next: t`Next video`,
          // It never moves by itself.
          pause: '',
          play: '',
          slide: (position, total) => t`Video ${number(position)} of ${number(total)}`,
        }}
        slides={videos.map((video) => ({
          key: video.id,
          content: <VideoSlide video={video} playing={playing === video.id} onPlay={() => setPlaying(video.id)} />,
        }))}
      />
    </Section>
  );
}

function VideoSlide({ video, playing, onPlay }: { video: Video; playing: boolean; onPlay: () => void }) {
  const { t } = useLingui();
  const { title, url, language } = video;
  return (
    <figure className={styles.figure}>
      {playing ? (
        <iframe
          className={styles.frame}
          title={title}
          src={videoFrame(video.videoId)}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="autoplay; fullscreen; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className={styles.poster} aria-label={t`Play the video: ${title}`} onClick={onPlay}>
          <img className={styles.picture} src={url} alt="" width="1200" height="480" loading="lazy" decoding="async" />
          <span className={styles.play}>
            <PlayIcon size="l" />
          </span>
        </button>
      )}
      <figcaption className={styles.caption} {...inLanguage(language)}>
        {title}
      </figcaption>
    </figure>
  );
}

/** Logs addresses that are no video of the sharing service; nothing is shown for them. */
function useRefusedVideos(banners: readonly Schema<'Banner'>[]): void {
  useEffect(() => {
    for (const { videoUrl } of banners)
      if (videoUrl !== undefined && videoIdOf(videoUrl) === undefined) console.error(`not a video that may be shown: ${videoUrl}`);
  }, [banners]);
}
