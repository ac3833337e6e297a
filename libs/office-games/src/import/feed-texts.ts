import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isLanguageCode, languages } from '@parlour/domain';
import type { feedFacts, FeedKind, FeedProblem } from '@parlour/domain/feed';
import type { components } from '@parlour/office-api/contract';
import { useRefusalText } from '@parlour/office-ui';
import type { BadgeProps } from '@parlour/ui';

/** What an import does with a game. */
export const kindTexts: Record<FeedKind, { text: MessageDescriptor; mood: BadgeProps['mood'] }> = {
  new: { text: msg`New`, mood: 'win' },
  changed: { text: msg`Changed`, mood: 'accent' },
  back: { text: msg`Back again`, mood: 'win' },
  gone: { text: msg`Gone`, mood: 'warning' },
  refused: { text: msg`Refused`, mood: 'danger' },
  same: { text: msg`Unchanged`, mood: 'neutral' },
};

/** Why a row is refused. */
export const problemTexts: Record<FeedProblem, MessageDescriptor> = {
  notAGame: msg`This is not a game.`,
  cellsMissing: msg`The row has more or fewer cells than the headings.`,
  codeMissing: msg`It has no code.`,
  codeInvalid: msg`A code has letters, digits, hyphens, dots and underscores, 60 at most.`,
  codeTwice: msg`The code is in the list more than once.`,
  nameMissing: msg`It has no English name.`,
  nameTooLong: msg`A name has 100 characters at most.`,
  textHidden: msg`It contains invisible characters, or characters that reverse the text.`,
  textBroken: msg`Letters are lost: the file was saved with the wrong encoding.`,
  lineMissing: msg`It has no product line.`,
  lineUnknown: msg`It isn’t known which product line this is.`,
  classUnknown: msg`There is no such class of games.`,
  classOfOtherLine: msg`Games of this line can’t have this class.`,
  rtpInvalid: msg`The RTP is a percentage from 10 to 100 with two decimals at most.`,
  volatilityUnknown: msg`The volatility is low, medium, high or very high.`,
  countryInvalid: msg`Countries are codes of two letters.`,
  trialInvalid: msg`Free play is yes or no.`,
  pictureInvalid: msg`The address of the picture is not a web address.`,
};

/** Why a picture isn't shown. */
export const pictureProblemTexts: Record<components['schemas']['GameFeed']['pictures']['broken'][number]['problem'], MessageDescriptor> = {
  notAllowed: msg`Pictures may not be fetched from there. The people who run the gateway can allow it.`,
  notReached: msg`The server didn’t answer in time, or the picture is too large.`,
  notFound: msg`There is no picture at this address.`,
  noPicture: msg`This is not a PNG, JPEG or WebP picture, or it is damaged.`,
};

const factTexts: Record<(typeof feedFacts)[number], MessageDescriptor> = {
  code: msg`Code`,
  name: msg`Name`,
  line: msg`Product line`,
  class: msg`Class`,
  rtp: msg`RTP`,
  volatility: msg`Volatility`,
  countries: msg`Barred countries`,
  trial: msg`Free play`,
  picture: msg`Picture`,
};

/** The name of a feed's field. */
export function useFieldText(): (field: string) => string {
  const { i18n, t } = useLingui();
  return (field) => {
    const fact = factTexts[field as keyof typeof factTexts] as MessageDescriptor | undefined;
    if (fact) return i18n._(fact);
    const code = field.replace('name.', '');
    const language = isLanguageCode(code) ? languages[code].name : code;
    return t`Name (${language})`;
  };
}

const refusals: Readonly<Record<string, MessageDescriptor>> = {
  feed_not_utf8: msg`The file isn’t in UTF-8. Save it as “CSV UTF-8” or as JSON.`,
  feed_not_json: msg`The file isn’t valid JSON. It may be only half of it.`,
  feed_no_list: msg`There is no list of games in the file. It has to be an array, or an object with “games”.`,
  feed_not_csv: msg`The file isn’t valid CSV. A quotation mark isn’t closed, or it is only half of the file.`,
  feed_columns_twice: msg`Two columns of the file have the same heading.`,
  feed_too_many_columns: msg`The file has more than 200 columns.`,
  feed_too_many_games: msg`The file has more than 20,000 games.`,
  feed_empty: msg`There are no games in the file.`,
  feed_applied: msg`This list has been applied already. Check the file again.`,
  feed_outdated: msg`The catalogue has changed since you looked. Check the file again.`,
  feed_nothing_chosen: msg`Choose at least one game.`,
  payload_too_large: msg`The file is too large.`,
};

/** Why something about a feed failed, in the operator's language. */
export function useFeedRefusal(): (error: unknown) => string {
  const { i18n } = useLingui();
  const textOf = useRefusalText();
  return (error) => {
    const known = refusals[(error as { code?: string } | null)?.code ?? ''];
    return known ? i18n._(known) : textOf(error);
  };
}
