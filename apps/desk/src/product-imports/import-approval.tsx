import { Plural, Trans } from "@lingui/react/macro";
import type { ProductImportDetail } from "@plaza/api-client/desk";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { mute } from "../shared/page.css.ts";

/** Which products would wait for the platform, and of what has been imported how many do. */
export function ImportApproval({ run }: { readonly run: ProductImportDetail }): ReactElement | null {
  const { state, approval, waitingCount } = run;
  if (waitingCount > 0)
    return (
      <p>
        <Link to="/products" search={{ list: "toApprove" }} className={textLink}>
          <Plural
            value={waitingCount}
            one="# of them waits until the platform has approved it."
            other="# of them wait until the platform has approved them."
          />
        </Link>
      </p>
    );
  if (approval === "nothing" || (state !== "checking" && state !== "checked")) return null;
  return (
    <p className={mute}>
      {approval === "new" ? (
        <Trans>Shoppers see new products once the platform has approved them.</Trans>
      ) : (
        <Trans>
          Shoppers see new products, and those whose texts, pictures, category, brand or options change, once the
          platform has approved them.
        </Trans>
      )}
    </p>
  );
}
