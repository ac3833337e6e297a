import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Joins class names, skipping empty values. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** An element that a primitive styles as itself, such as a router's link: `render={<Link to="/rng" />}`. */
export type RenderElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

/** `element` with the primitive's class and content; its own props win, its class is added. */
export function renderAs(
  element: RenderElement,
  props: { className: string; children: ReactNode } & Record<string, unknown>,
): ReactElement {
  if (!isValidElement(element)) throw new TypeError('render takes one element');
  return cloneElement(element, {
    ...props,
    ...element.props,
    className: classNames(props.className, element.props.className),
    children: props.children,
  });
}
