import { afterPaint } from '@parlour/ui';
import { useState } from 'react';

/**
 * A choice that the address keeps, shown as soon as it is pressed: going to the address is a slow phone's work for several
 * frames, and begins when the press has been answered.
 */
export function usePressed<Value>(value: Value, onChange: (value: Value) => void): [shown: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ at: Value; to: Value } | null>(null);
  // The address has moved, there or elsewhere.
  if (pressed && pressed.at !== value) setPressed(null);
  const press = (to: Value) => {
    setPressed({ at: value, to });
    afterPaint(() => onChange(to));
  };
  return [pressed ? pressed.to : value, press];
}
