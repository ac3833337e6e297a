import type { Scenario } from '../scenario.ts';
import { gatewayKilled } from './f01-gateway-killed.ts';

/** Every fault of security.md, section 5, in order. */
export const scenarios: readonly Scenario[] = [gatewayKilled];
