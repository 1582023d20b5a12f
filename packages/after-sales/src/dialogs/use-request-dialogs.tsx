import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { useToasts } from "@plaza/ui-kit/toast";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { type RefObject, useState } from "react";
import type { RequestRef } from "./shipment-dialog.tsx";

const requestDialog = lazyModule(() => import("./request-dialog.tsx"));

export interface RequestDialogs {
  /** Opens the confirmation of a revocation. */
  readonly revoke: (request: RequestRef) => void;
  /** Opens the form for carrier and tracking number. */
  readonly send: (request: RequestRef) => void;
  /** The open dialog. The page renders it anywhere. */
  readonly dialog: Elements;
}

export interface RequestDialogsOptions {
  /** Gets the focus when the pressed button is removed with its entry. */
  readonly heading: RefObject<HTMLElement | null>;
  /** The data of the page. A new value means that the page shows the result of the action. */
  readonly shown: unknown;
  readonly onRevoked?: () => void;
}

interface Open {
  readonly about: "revocation" | "shipment";
  readonly request: RequestRef;
}

/** The dialogs of a request, for the list and for its own page. */
export function useRequestDialogs({ heading, shown, onRevoked }: RequestDialogsOptions): RequestDialogs {
  const { t } = useLingui();
  const toasts = useToasts();
  const { module, openWhenLoaded } = useDialog(
    useLazyModule(requestDialog, true),
    t`This part of the page did not load. Please try again.`,
  );
  const [open, setOpen] = useState<Open | null>(null);
  const changed = useFocusFallback(heading, shown);

  function show(next: Open): void {
    openWhenLoaded(() => setOpen(next));
  }
  function close(): void {
    setOpen(null);
  }
  function done(message: string): void {
    close();
    changed();
    toasts.show(message);
  }
  return {
    revoke: (request) => show({ about: "revocation", request }),
    send: (request) => show({ about: "shipment", request }),
    dialog: module !== null && open !== null && (
      <module.RequestDialog
        {...open}
        onClose={close}
        onRevoked={() => {
          done(t`The request is revoked`);
          onRevoked?.();
        }}
        onSent={() => done(t`Saved. The shop is told that the parcel is on its way`)}
      />
    ),
  };
}
