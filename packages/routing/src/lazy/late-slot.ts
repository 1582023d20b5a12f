import { type ComponentType, createElement, type ReactElement, useDeferredValue, useSyncExternalStore } from "react";

/** A place on a page for a control that is the shopper's own, and so never in the server's page. */
export interface LateSlot<Props extends object> {
  (props: Props): ReactElement | null;
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
  const Slot = (props: Props): ReactElement | null => {
    // Deferred, so that all places of a list are not drawn in one go: React draws what a store changed without a pause.
    const control = useDeferredValue(useSyncExternalStore(subscribe, current, onServer));
    return control ? createElement(control, props) : null;
  };
  return Object.assign(Slot, {
    fill: (control: ComponentType<Props>) => {
      filling = control;
      for (const place of places) place();
    },
  });
}
