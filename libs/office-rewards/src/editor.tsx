import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@parlour/domain';
import { BadCase, readOffer, type Offer, type OfferedKind, type PromotionTexts } from '@parlour/domain/rewards';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { isPutAside, useRefusalText, useUnsaved } from '@parlour/office-ui';
import { Button, Card, Checkbox, FormError, Inline, Stack, Text, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { ConditionBuilder } from './condition-builder.tsx';
import { PictureField } from './picture-field.tsx';
import { Simulator } from './simulator.tsx';
import { TermField, TermsLegend } from './term-field.tsx';
import { EligibleCount } from './eligible-count.tsx';
import { kindSpecs, offerSpecs, wageringSpecs, type TermSpec } from './term-specs.ts';
import { TextsFields } from './texts-fields.tsx';
import { termsOf, typedOf, type Typed } from './typed-terms.ts';
import type { PromotionPage } from './words.ts';

interface EditorProps {
  page: PromotionPage;
  kind: OfferedKind;
  currency: Currency;
  /** Of the merchant. */
  timeZone: string;
  mayEdit: boolean;
  /** Resets the editor to what is stored; what was typed is discarded. */
  onTheirs: () => void;
}

type Texts = components['schemas']['OfferTexts'];

/** The draft of a promotion: its terms by kind and its texts by language, with a simulation beside them. */
export function Editor({ page, kind, currency, timeZone, mayEdit, onTheirs }: EditorProps) {
  const { t } = useLingui();
  const toasts = useToasts();
  const textOf = useRefusalText();
  const save = useOfficeMutation('savePromotion');
  const { promotion } = page;
  const from = page.draft ?? page.versions[0];
  const before = from?.terms ?? {};
  const [typed, setTyped] = useState<Typed>(() => typedOf(kind, before));
  const [isWagered, setWagered] = useState('wagering' in before);
  const [texts, setTexts] = useState<PromotionTexts>((from?.texts ?? {}) as PromotionTexts);
  const [refusal, setRefusal] = useState<string>();
  // The version of the draft that was loaded: another operator's change is never overwritten unseen.
  const [seen, setSeen] = useState(promotion.revision);
  const now = JSON.stringify([typed, isWagered, texts]);
  const [kept, setKept] = useState(now);
  useUnsaved(now !== kept);
  const terms = termsOf(kind, typed, isWagered, before);
  const { offer, problem } = read(terms, promotion.code, kind, currency);
  const readOnly = !mayEdit || promotion.state === 'closed';
  const fields = (specs: readonly TermSpec[]) =>
    specs.map((spec) => {
      const field = {
        value: typed[spec.path] ?? '',
        currency,
        timeZone,
        readOnly,
        error: problem?.at === spec.path ? problem.text : undefined,
        onChange: (value: string) => setTyped({ ...typed, [spec.path]: value }),
      };
      if (spec.type === 'picture') return <PictureField key={spec.path} merchant={promotion.merchant} {...field} />;
      return spec.type === 'tree' ? (
        <ConditionBuilder key={spec.path} {...field} languages={page.languages} />
      ) : (
        <TermField key={spec.path} spec={spec} {...field} />
      );
    });
  const send = () =>
    save
      .mutateAsync({
        body: { merchant: promotion.merchant, code: promotion.code, kind, revision: seen, terms, texts: texts as Texts },
      })
      .then(({ promotion: { revision } }) => {
        setSeen(revision);
        setKept(now);
        setRefusal(undefined);
        toasts.show({ mood: 'success', text: t`Saved. Members see it once it is published.` });
      })
      .catch((error: unknown) => {
        if (!isPutAside(error)) setRefusal(textOf(error));
      });
  const isBehind = promotion.revision !== seen && !save.isPending;
  return (
    <Stack gap="5">
      {isBehind && (
        <Inline gap="3">
          <Text>
            <Trans>Another operator has changed this promotion in the meantime.</Trans>
          </Text>
          <Button size="s" variant="secondary" onClick={onTheirs}>
            <Trans>Show the current version</Trans>
          </Button>
        </Inline>
      )}
      <Card>
        <Stack gap="4">
          <Text as="strong">
            <TermsLegend of="gives" />
          </Text>
          {fields(kindSpecs[kind])}
        </Stack>
      </Card>
      <Card>
        <Stack gap="4">
          <Text as="strong">
            <TermsLegend of="wagers" />
          </Text>
          <Checkbox
            label={t`It is bonus money that must be wagered`}
            hint={t`Otherwise it is cash at once.`}
            checked={isWagered}
            disabled={readOnly}
            onChange={({ target }) => setWagered(target.checked)}
          />
          {isWagered && fields(wageringSpecs)}
        </Stack>
      </Card>
      <Card>
        <Stack gap="4">
          <Text as="strong">
            <TermsLegend of="takes" />
          </Text>
          {fields(offerSpecs)}
          <EligibleCount merchant={promotion.merchant} kind={kind} terms={terms} isReadable={offer !== undefined} />
        </Stack>
      </Card>
      <Card>
        <TextsFields texts={texts} needed={page.languages} offer={offer} currency={currency} readOnly={readOnly} onChange={setTexts} />
      </Card>
      <Simulator merchant={promotion.merchant} kind={kind} currency={currency} terms={terms} isReadable={offer !== undefined} />
      {!readOnly && (
        <Stack gap="3">
          <FormError message={refusal ?? (problem && t`Check the fields above: ${problem.text}`)} />
          <Inline justify="end">
            <Button disabled={offer === undefined} loading={save.isPending} onClick={() => void send()}>
              <Trans>Save the draft</Trans>
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

/** The terms, parsed by the rules that pay them; or what is wrong, and at which field. */
function read(
  terms: object,
  code: string,
  kind: OfferedKind,
  currency: Currency,
): { offer?: Offer; problem?: { at: string; text: string } } {
  try {
    return { offer: readOffer(terms, { code, kind, currency }) };
  } catch (error) {
    if (!(error instanceof BadCase)) throw error;
    const path = error.path.replace(/^terms\./, '');
    const top = /^(?:(?:wagering|tickets|game|needs|filter)\.)?[a-zA-Z]+/.exec(path)?.[0] ?? path;
    return { problem: { at: top, text: `${path} ${error.message}.` } };
  }
}
