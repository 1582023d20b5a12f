import type { PlatformEvent } from "@plaza/api-client";
import { Switch } from "@plaza/ui-kit/switch";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, type ReactNode, useState } from "react";
import { useChange } from "./use-change.ts";

export interface SavedSwitchProps {
  readonly label?: ReactNode;
  readonly "aria-label"?: string;
  /** As the platform has it. */
  readonly isOn: boolean;
  readonly send: (isOn: boolean) => Promise<unknown>;
  readonly event: PlatformEvent;
  /** It cannot be switched yet; the page says why. */
  readonly disabled?: boolean;
  /** Said when it is done. */
  readonly done?: (isOn: boolean) => string;
}

/** A switch of something on the platform: it shows what is wanted at once, and goes back where that is refused. */
export function SavedSwitch({ isOn, send, event, done, ...native }: SavedSwitchProps): ReactElement {
  const toasts = useToasts();
  /** Until the platform has it, or has refused it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = useChange({
    event,
    send,
    onDone: (_answer, next) => {
      if (done !== undefined) toasts.show(done(next));
    },
    onProblem: (text) => toasts.show(text, "danger"),
    onEnd: () => setWanted(null),
  });
  return (
    <Switch
      {...native}
      checked={wanted ?? isOn}
      onChange={({ currentTarget: { checked } }) => {
        if (change.busy) return;
        setWanted(checked);
        change.run(checked);
      }}
    />
  );
}
