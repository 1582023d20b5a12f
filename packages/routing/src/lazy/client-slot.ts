import { type ComponentType, createElement, type ReactNode, useDeferredValue, useSyncExternalStore } from "react";

/**
 * A slot on a page for a control that is the shopper's own, and so never in the server's page. Where its props have
 * children, these stand in the slot until the control does.
 */
export interface ClientSlot<Props extends object> {
  (props: Props): ReactNode;
  /** In the browser, once the page is hydrated: from now on every such slot renders the control. */
  readonly mount: (control: ComponentType<Props>) => void;
}

/* @__NO_SIDE_EFFECTS__ */
export function clientSlot<Props extends object>(): ClientSlot<Props> {
  let mounted: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => mounted;
  const onServer = () => undefined;
  const Slot = (props: Props): ReactNode => {
    // Deferred, so that all slots of a list are not rendered in one go: React renders what a store changed without a pause.
    const control = useDeferredValue(useSyncExternalStore(subscribe, current, onServer));
    if (control) return createElement(control, props);
    return "children" in props ? (props.children as ReactNode) : null;
  };
  return Object.assign(Slot, {
    mount: (control: ComponentType<Props>) => {
      mounted = control;
      for (const listener of listeners) listener();
    },
  });
}
