import { Trans, useLingui } from "@lingui/react/macro";
import { type ListedSpecialArea, specialAreasQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { specialAreasRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { AreaDialog } from "./area-dialog.tsx";
import { AreaTable } from "./area-table.tsx";
import { RemoveAreaDialog } from "./remove-area-dialog.tsx";

/** How often it is looked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

type Open = { readonly kind: "new" } | { readonly kind: "change" | "remove"; readonly area: ListedSpecialArea };

/** Themes under which the marketplace gathers products, in the order of home. */
export function SpecialAreasPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = specialAreasRoute.useRouteContext();
  const query = useQuery({ ...specialAreasQuery(desk, undefined), refetchInterval: often });
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={page}>
      <PageHead title={t`Special areas`}>
        {query.data !== undefined && (
          <Button kind="primary" onClick={() => setOpen({ kind: "new" })}>
            <Trans>New special area</Trans>
          </Button>
        )}
      </PageHead>
      <p className={mute}>
        <Trans>
          Products of several shops under one theme, with a page of their own. Home shows them one after the other as
          they stand here.
        </Trans>
      </p>
      <Loaded query={query}>
        {(areas) =>
          areas.length === 0 ? (
            <EmptyState title={<Trans>No special areas yet</Trans>} />
          ) : (
            <div className={panel}>
              <AreaTable
                areas={areas}
                onChange={(area) => setOpen({ kind: "change", area })}
                onRemove={(area) => setOpen({ kind: "remove", area })}
              />
            </div>
          )
        }
      </Loaded>
      {open?.kind === "remove" && <RemoveAreaDialog area={open.area} onClose={close} />}
      {open !== null && open.kind !== "remove" && (
        <AreaDialog id={open.kind === "new" ? null : open.area.id} onClose={close} />
      )}
    </div>
  );
}
