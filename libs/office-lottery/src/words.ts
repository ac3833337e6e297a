import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '@parlour/office-api/contract';
import type { BadgeProps } from '@parlour/ui';

type Schemas = components['schemas'];
export type Draw = Schemas['OfficeDraw'];
export type DrawPage = Schemas['OfficeDrawPage'];
export type LotteryGame = Schemas['OfficeLotteryGame'];
export type DrawStatus = Schemas['DrawStatus'];
export type DrawProblem = Schemas['DrawProblem'];

interface Word {
  text: MessageDescriptor;
  mood: BadgeProps['mood'];
}

export const statusWords: Readonly<Record<DrawStatus, Word>> = {
  scheduled: { text: msg`Scheduled`, mood: 'neutral' },
  open: { text: msg`Open`, mood: 'win' },
  closing: { text: msg`Closing`, mood: 'warning' },
  closed: { text: msg`Closed`, mood: 'accent' },
  resulted: { text: msg`Result in`, mood: 'accent' },
  settling: { text: msg`Settling`, mood: 'accent' },
  settled: { text: msg`Settled`, mood: 'neutral' },
  corrected: { text: msg`Corrected`, mood: 'second' },
  void: { text: msg`Void`, mood: 'danger' },
};

export const problemWords: Readonly<Record<DrawProblem, Word & { help: MessageDescriptor }>> = {
  sourcesDiffer: { text: msg`Sources differ`, mood: 'danger', help: msg`Two operators look at both reports and type the result.` },
  conflict: { text: msg`Entries differ`, mood: 'danger', help: msg`A third operator decides which of the two is right.` },
  secondNeeded: { text: msg`Second entry needed`, mood: 'warning', help: msg`Another operator types the result again.` },
  late: { text: msg`No result yet`, mood: 'warning', help: msg`Ask the sources again, or have two operators type the result.` },
  stuck: { text: msg`Settlement stuck`, mood: 'danger', help: msg`An engineer looks at the jobs on the Health page.` },
};

export const lineWords: Readonly<Record<Schemas['LineState'], Word>> = {
  accepted: { text: msg`Accepted`, mood: 'accent' },
  cancelled: { text: msg`Cancelled`, mood: 'neutral' },
  pending: { text: msg`Pending`, mood: 'accent' },
  won: { text: msg`Won`, mood: 'win' },
  lost: { text: msg`Lost`, mood: 'neutral' },
  refunded: { text: msg`Refunded`, mood: 'second' },
};

export const actionWords: Readonly<Record<Schemas['CalendarException']['action'], MessageDescriptor>> = {
  skip: msg`Skipped`,
  move: msg`Moved`,
  add: msg`Added`,
};
