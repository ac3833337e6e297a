import { LoginForm } from './login-form.tsx';
import type { WayIn } from './way-in.ts';

/** The ways in that are typed, one tab each where the brand has more than one. */
export function LoginWays(way: WayIn) {
  return <LoginForm {...way} />;
}
