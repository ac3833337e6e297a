import type { AnyPay } from '../events.ts';
import type { TumblingEvent, VanishingPay } from '../tumble/events.ts';

/** Equal symbols anywhere in the window. */
export interface SymbolsPay extends VanishingPay {
  by: 'symbols';
}

/** What orbs add to the win of a spin, after its last tumble. */
export interface OrbsPay extends AnyPay {
  by: 'orbs';
  /** The sum of the orbs in sight. */
  sum: number;
  /** What the spin's win was multiplied by: `sum`, and in free spins what earlier ones have kept besides. */
  factor: number;
}

export type ScatterEnginePay = SymbolsPay | OrbsPay;
export type ScatterEngineEvent = TumblingEvent<ScatterEnginePay>;
