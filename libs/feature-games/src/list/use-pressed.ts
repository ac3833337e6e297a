import { afterPaint } from '@parlour/ui';
import { useState } from 'react';

/**
 * A choice that is kept in the address but shown as soon as it is pressed: navigating takes a slow phone several frames, and starts once
 * the press has been painted.
 */
export function usePressed<Value>(value: Value, onChange: (value: Value) => void): [shown: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ at: Value; to: Value } | null>(null);
  // The address has changed, here or elsewhere.
  if (pressed && pressed.at !== value) setPressed(null);
  const press = (to: Value) => {
    setPressed({ at: value, to });
    afterPaint(() => onChange(to));
  };
  return [pressed ? pressed.to : value, press];
}
