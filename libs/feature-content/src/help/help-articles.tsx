// @flag helpCentre
import { Trans, useLingui } from '@lingui/react/macro';
import { helpQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { LoadFailure } from '@parlour/loaded';
import { Button, ChevronDownIcon, ChevronUpIcon, EmptyState, Inline, SearchField, Skeleton, Stack, Text, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { SafeHtml } from '../announcements/safe-html.tsx';
import { inLanguage } from '../in-language.ts';
import { NewsLine } from '../news/news-line.tsx';
import { useHeldList } from '../news/use-held-list.ts';
import { findArticles, hasArticle, wordsOfSlug } from './find-articles.ts';
import { WasHelpful } from './was-helpful.tsx';
import * as styles from './help.css.ts';

const FeedbackDialog = lazy(() => import('../feedback/feedback-dialog.tsx').then(({ FeedbackDialog: C }) => ({ default: C })));

type Section = Schema<'HelpSection'>;

const none: readonly Section[] = [];

/** What a reader sees of a section. */
const readOf = ({ title, language, articles }: Section) => [
  title,
  language,
  articles.map(({ slug, title: of, content }) => [slug, of, content]),
];

interface HelpArticlesProps {
  /** The article that is open, by its slug. */
  slug: string | undefined;
  /** The ways to customer service, at the end of an open article (content N41). */
  contacts: ReactNode;
  onOpen: (slug: string | undefined) => void;
  /** Level of the sections' headings. */
  level: 2 | 3;
}

/** Help by section: articles that unfold, found by words without accents; an open one has its own address (content N40). */
export function HelpArticles({ slug, contacts, onOpen, level }: HelpArticlesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const help = useQuery(helpQuery(useApi(), language));
  const { list: sections, hasNews, show } = useHeldList({ latest: help.data ?? none, language, fetchedAt: help.dataUpdatedAt, readOf });
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState(slug);
  const [feedback, setFeedback] = useState(false);
  const isThere = slug !== undefined && hasArticle(sections, slug);
  const waits = hasNews && slug !== undefined && !isThere && hasArticle(help.data ?? none, slug);
  // A link may lead to an article that was added a moment ago.
  if (waits) show();
  const isGone = slug !== undefined && help.data !== undefined && !isThere && !waits;
  // A link from an article may lead to one that the search did not find.
  if (opened !== slug) {
    setOpened(slug);
    if (slug !== undefined && !hasArticle(findArticles(sections, typed ?? ''), slug)) setTyped(undefined);
  }
  const asked = typed ?? (isGone ? wordsOfSlug(slug) : '');
  useEffect(() => {
    if (isThere) document.getElementById(`help-${slug}`)?.scrollIntoView({ block: 'start' });
  }, [isThere, slug]);
  if (!help.data)
    return help.error ? (
      <LoadFailure title={t`Help could not be loaded`} query={help} />
    ) : (
      <div aria-busy>
        <Skeleton shape="row" lines={6} />
      </div>
    );
  const found = findArticles(sections, asked);
  const Heading = `h${level}` as const;
  return (
    <Stack gap="5">
      <SearchField
        label={t`Search in help`}
        placeholder={t`Search in help`}
        value={asked}
        onValueChange={(words) => setTyped(words)}
        clearText={t`Clear the search`}
      />
      <div>
        {hasNews && <NewsLine onShow={show} />}
        <Stack gap="5">
          {found.length === 0 && <EmptyState title={t`Nothing was found`} text={t`Try other words, or ask us.`} />}
          {found.map((section) => (
            <section key={section.id} aria-labelledby={`help-section-${section.id}`} {...inLanguage(section.language)}>
              <Heading id={`help-section-${section.id}`}>{section.title}</Heading>
              {section.articles.map((article) => (
                <Article
                  key={article.slug}
                  article={article}
                  open={article.slug === slug}
                  contacts={contacts}
                  onToggle={() => onOpen(article.slug === slug ? undefined : article.slug)}
                  onFollow={onOpen}
                  onWrite={() => setFeedback(true)}
                  level={level === 2 ? 3 : 4}
                />
              ))}
            </section>
          ))}
        </Stack>
      </div>
      <Stack gap="2">
        <Text tone="muted">
          <Trans>Can’t find your answer here?</Trans>
        </Text>
        <span>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setFeedback(true)}>
            <Trans>Write to us</Trans>
          </Button>
        </span>
      </Stack>
      <Suspense fallback={null}>{feedback && <FeedbackDialog onClose={() => setFeedback(false)} />}</Suspense>
    </Stack>
  );
}

interface ArticleProps {
  article: Schema<'HelpArticle'>;
  open: boolean;
  contacts: ReactNode;
  onToggle: () => void;
  /** Called with the slug of a link within help. */
  onFollow: (slug: string) => void;
  /** Opens the feedback form. */
  onWrite: () => void;
  level: 3 | 4;
}

function Article({ article, open, contacts, onToggle, onFollow, onWrite, level }: ArticleProps) {
  const { slug, title, content, language } = article;
  const Heading = `h${level}` as const;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    const to = link && /^(?:\/help)?#([a-z\d-]+)$/.exec(link)?.[1];
    if (!to) return;
    event.preventDefault();
    onFollow(to);
  };
  return (
    <div id={`help-${slug}`} className={styles.article}>
      <article {...inLanguage(language)}>
        <Heading className={styles.heading}>
          <button type="button" className={styles.title} aria-expanded={open} onClick={onToggle}>
            {title}
            {open ? <ChevronUpIcon size="s" /> : <ChevronDownIcon size="s" />}
          </button>
        </Heading>
        {open && (
          // Handles presses on links in the text.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div className={styles.text} onClick={follow}>
            <SafeHtml html={content} />
          </div>
        )}
      </article>
      {open && (
        <div className={styles.end}>
          <WasHelpful article={article} onWrite={onWrite} />
          <Inline gap="2">
            <Text as="span" tone="muted">
              <Trans>You can also reach us directly:</Trans>
            </Text>
            {contacts}
            <TextLink render={<button type="button" aria-haspopup="dialog" onClick={onWrite} />}>
              <Trans>Write to us</Trans>
            </TextLink>
          </Inline>
        </div>
      )}
    </div>
  );
}
