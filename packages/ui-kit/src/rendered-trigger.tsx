import { type Ref, type RefObject, useLayoutEffect } from "react";

export interface RenderedTriggerProps {
  readonly of: RefObject<HTMLElement | null>;
  /** What Radix wants the element for: to place the layer beside it, to return the focus to it. */
  readonly ref?: Ref<HTMLElement>;
}

/**
 * The `asChild` of a Radix trigger whose element was drawn before this code arrived. It draws nothing and hands Radix that
 * element, which keeps its own attributes and handlers, and so its focus and a press that has begun on it.
 */
export function RenderedTrigger({ of, ref }: RenderedTriggerProps): null {
  useLayoutEffect(() => {
    if (typeof ref === "function") return ref(of.current);
    if (ref) ref.current = of.current;
    return undefined;
  }, [of, ref]);
  return null;
}
