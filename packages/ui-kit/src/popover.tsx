import { Content, Root, Trigger } from "radix-ui/popover";
import type { ReactElement, ReactNode, RefObject } from "react";
import { RenderedTrigger } from "./rendered-trigger.tsx";
import { panel } from "./popover.css.ts";

/** Space that stays free around it, in pixels: a phone's tab bar covers the bottom of the window. */
const edges = { top: 16, right: 16, bottom: 80, left: 16 };

export interface PopoverProps {
  /** For the `aria-controls` of the opener. */
  readonly id: string;
  /** The button that opened it, beside which it lies and which gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly label: string;
  /** Which edge of the opener it keeps to. */
  readonly align?: "start" | "center" | "end" | undefined;
  /** Escape or a press elsewhere. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Controls that lie beside the button that opened them: its first one has the focus, Tab stays inside. Import it in lazy
 * code only.
 */
export function Popover({ id, opener, label, align = "center", onClose, children }: PopoverProps): ReactElement {
  return (
    <Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Trigger asChild>
        <RenderedTrigger of={opener} />
      </Trigger>
      <Content id={id} className={panel} aria-label={label} align={align} sideOffset={8} collisionPadding={edges}>
        {children}
      </Content>
    </Root>
  );
}
