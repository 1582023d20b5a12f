import { type ComponentType, createElement, type ReactNode, useDeferredValue, useSyncExternalStore } from "react";

/**
 * A place on a page for a control that is the shopper's own, and so never in the server's page. Where its props have
 * children, these stand in the place until the control does.
 */
export interface LateSlot<Props extends object> {
  (props: Props): ReactNode;
  /** In the browser, once the page is hydrated: from now on every such place draws the control. */
  readonly fill: (control: ComponentType<Props>) => void;
}

/* @__NO_SIDE_EFFECTS__ */
export function lateSlot<Props extends object>(): LateSlot<Props> {
  let filling: ComponentType<Props> | undefined;
  const places = new Set<() => void>();
  const subscribe = (place: () => void) => {
    places.add(place);
    return () => places.delete(place);
  };
  const current = () => filling;
  const onServer = () => undefined;
  const Slot = (props: Props): ReactNode => {
    // Deferred, so that all places of a list are not drawn in one go: React draws what a store changed without a pause.
    const control = useDeferredValue(useSyncExternalStore(subscribe, current, onServer));
    if (control) return createElement(control, props);
    return "children" in props ? (props.children as ReactNode) : null;
  };
  return Object.assign(Slot, {
    fill: (control: ComponentType<Props>) => {
      filling = control;
      for (const place of places) place();
    },
  });
}
