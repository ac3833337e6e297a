import { Trans, useLingui } from '@lingui/react/macro';
import type { DayRange } from '@parlour/domain';
import { Button, DateRange, spanProblem } from '@parlour/ui';
import { useState } from 'react';

interface DaysByHandProps {
  start: DayRange;
  /** The last day that can have rows. */
  today: string;
  onChoose: (days: DayRange) => void;
}

/** Lets the player choose the first and last day of a record. Nothing is requested until both are set and the button is pressed. */
export function DaysByHand({ start, today, onChoose }: DaysByHandProps) {
  const { t } = useLingui();
  const [days, setDays] = useState(start);
  const [tried, setTried] = useState(false);
  const missing = days.from === '' || days.to === '';
  return (
    <>
      <DateRange
        label={t`Choose days`}
        hideLabel
        fromLabel={t`From`}
        toLabel={t`To`}
        value={days}
        onValueChange={setDays}
        today={today}
        min="2000-01-01"
        max={today}
        problemTexts={{ order: t`The first day is after the last one.`, limits: t`Choose days up to today.` }}
        error={tried && missing ? t`Choose the first and the last day.` : undefined}
      />
      <Button
        variant="secondary"
        onClick={() => {
          setTried(true);
          if (!missing && !spanProblem(days, { min: '2000-01-01', max: today })) onChoose(days);
        }}
      >
        <Trans>Show these days</Trans>
      </Button>
    </>
  );
}
