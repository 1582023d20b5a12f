import { Trans, useLingui } from "@lingui/react/macro";
import { type CartLine, saveForLater, staleAfter } from "@plaza/api-client";
import { useAction } from "@plaza/routing";
import { smallRemark, visuallyHidden } from "@plaza/ui-kit/global";
import { useToasts } from "@plaza/ui-kit/toast";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { cartRoute } from "../../routes.ts";
import { save } from "./later.css.ts";

const mutationKey = ["save-for-later"];

export interface SaveForLaterProps {
  readonly line: CartLine;
}

/** Takes a line out of the cart and keeps it below. */
export function SaveForLater({ line }: SaveForLaterProps): ReactElement {
  const { name } = line;
  const { t } = useLingui();
  const { api, queryClient } = cartRoute.useRouteContext();
  const toasts = useToasts();
  const { run, isPending } = useAction({
    mutationFn: async () => {
      // A quantity that was just changed is kept as it is shown.
      await others(queryClient);
      await saveForLater(api, [line.id]);
    },
    mutationKey,
    repetition: "any",
    onSuccess: async () => {
      toasts.show(t`Saved for later.`);
      await Promise.all(
        (["cart-change", "later-change"] as const).map((event) =>
          queryClient.invalidateQueries({ predicate: staleAfter(event) }),
        ),
      );
    },
  });
  return (
    <p className={smallRemark}>
      <button
        type="button"
        className={save}
        aria-busy={isPending || undefined}
        onClick={({ detail }) => {
          // The line moves up, and the second press of a double click would be on what comes in its place.
          if (detail < 2) run();
        }}
      >
        <Trans>
          Save for later<span className={visuallyHidden}> {name}</span>
        </Trans>
      </button>
    </p>
  );
}

/** Waits until nothing else of the cart is on its way. */
function others(queryClient: QueryClient): Promise<void> {
  const isBusy = () => queryClient.isMutating({ predicate: ({ options }) => options.mutationKey !== mutationKey }) > 0;
  return new Promise((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(check);
    function check(): void {
      if (isBusy()) return;
      stop();
      resolve();
    }
    check();
  });
}
