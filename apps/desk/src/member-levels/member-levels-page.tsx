import { Trans, useLingui } from "@lingui/react/macro";
import { type MemberLevel, memberLevelsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { memberLevelsRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { CustomerLevelPanel } from "./customer-level-panel.tsx";
import { LevelDialog } from "./level-dialog.tsx";
import { LevelTable } from "./level-table.tsx";
import { RemoveLevelDialog } from "./remove-level-dialog.tsx";

/** How often it is looked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

type Open = { readonly kind: "new" } | { readonly kind: "change" | "remove"; readonly level: MemberLevel };

/** What customers who buy much pay less, and who has which level. */
export function MemberLevelsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = memberLevelsRoute.useRouteContext();
  const query = useQuery({ ...memberLevelsQuery(desk, undefined), refetchInterval: often });
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={page}>
      <PageHead title={t`Member levels`}>
        {query.data !== undefined && (
          <Button kind="primary" onClick={() => setOpen({ kind: "new" })}>
            <Trans>New level</Trans>
          </Button>
        )}
      </PageHead>
      <p className={mute}>
        <Trans>
          Customers of a level pay less for products with a member price. They move up as soon as an order of theirs is
          completed, and purchases that are too old are left out once a day. What was ordered before costs what it did.
        </Trans>
      </p>
      <Loaded query={query}>
        {(levels) => (
          <>
            {levels.length === 0 ? (
              <EmptyState
                title={<Trans>No levels yet</Trans>}
                line={<Trans>Until there is one, everybody pays the full price.</Trans>}
              />
            ) : (
              <>
                <div className={panel}>
                  <LevelTable
                    levels={levels}
                    onChange={(level) => setOpen({ kind: "change", level })}
                    onRemove={(level) => setOpen({ kind: "remove", level })}
                  />
                </div>
                <CustomerLevelPanel levels={levels} />
              </>
            )}
            {open?.kind === "remove" && <RemoveLevelDialog level={open.level} levels={levels} onClose={close} />}
          </>
        )}
      </Loaded>
      {open !== null && open.kind !== "remove" && (
        <LevelDialog level={open.kind === "new" ? null : open.level} onClose={close} />
      )}
    </div>
  );
}
