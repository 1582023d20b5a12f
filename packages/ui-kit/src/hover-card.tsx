import { Content, Root, Trigger } from "radix-ui/hover-card";
import { type ReactElement, type ReactNode, type RefObject, useEffect } from "react";
import { RenderedTrigger, type RenderedTriggerProps } from "./rendered-trigger.tsx";
import { card } from "./hover-card.css.ts";

export interface HoverCardProps {
  /** For the `aria-controls` of the trigger. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What is pointed at, or has the focus. A touch neither opens nor closes: its press is the owner's. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** Which edge of the trigger it keeps to. */
  readonly align?: "start" | "center" | "end" | undefined;
  /** To be looked at: no control in it can be focused. */
  readonly children: ReactNode;
}

interface PointedTriggerProps extends RenderedTriggerProps {
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onPointerLeave?: (event: PointerEvent) => void;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly onBlur?: (event: FocusEvent) => void;
}

/** A drawn trigger that Radix also hears the pointer and the focus of. */
function PointedTrigger({ of, ref, onPointerEnter, onPointerLeave, onFocus, onBlur }: PointedTriggerProps) {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const element = of.current;
    if (onPointerEnter) element?.addEventListener("pointerenter", onPointerEnter, { signal });
    if (onPointerLeave) element?.addEventListener("pointerleave", onPointerLeave, { signal });
    if (onFocus) element?.addEventListener("focus", onFocus, { signal });
    if (onBlur) element?.addEventListener("blur", onBlur, { signal });
    return () => stop.abort();
  }, [of, onPointerEnter, onPointerLeave, onFocus, onBlur]);
  return <RenderedTrigger of={of} {...(ref && { ref })} />;
}

/** What shows beside something that is pointed at. Import it in lazy code only. */
export function HoverCard({ id, open, onOpenChange, trigger, align, children }: HoverCardProps): ReactElement {
  return (
    <Root open={open} onOpenChange={onOpenChange} openDelay={120} closeDelay={250}>
      <Trigger asChild>
        <PointedTrigger of={trigger} />
      </Trigger>
      <Content
        id={id}
        className={card}
        align={align}
        sideOffset={8}
        collisionPadding={16}
        onPointerDownOutside={(event) => {
          // What a press on the trigger does is the owner's.
          if (event.target instanceof Node && trigger.current?.contains(event.target) === true) event.preventDefault();
        }}
      >
        {children}
      </Content>
    </Root>
  );
}
