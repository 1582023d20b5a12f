import { Trans } from "@lingui/react/macro";
import { newProductDraftsQuery } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useId, useState } from "react";
import { Button } from "@plaza/ui-kit/button";
import { newProductRoute } from "../routes.ts";
import { line, mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import { Thumbnail } from "../shared/thumbnail.tsx";

/** How many are shown at first. */
const few = 3;

/** Products that somebody has begun and not published; nothing where there are none. */
export function NewProductDrafts(): ReactElement | null {
  const id = useId();
  const reader = useReader();
  const { desk } = newProductRoute.useRouteContext();
  const [isAll, setAll] = useState(false);
  const drafts = useQuery(newProductDraftsQuery(desk, undefined)).data ?? [];
  if (drafts.length === 0) return null;
  const shown = isAll ? drafts : drafts.slice(0, few);
  const more = drafts.length - shown.length;
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        <Trans>Begun and not published</Trans>
      </h2>
      {shown.map((draft) => {
        const when = formatDateTime(draft.changedAt, reader);
        const { changedBy: by } = draft;
        return (
          <div key={draft.id} className={line}>
            <Thumbnail image={draft.image} />
            <div>
              <Link to="/products/new" search={{ draft: draft.id }} className={textLink}>
                {draft.name === "" ? <Trans>Without a name</Trans> : <bdi>{draft.name}</bdi>}
              </Link>
              <div className={mute}>
                {by === "" ? (
                  <Trans>Changed on {when}</Trans>
                ) : (
                  <Trans>
                    Changed by {by}, {when}
                  </Trans>
                )}
              </div>
            </div>
          </div>
        );
      })}
      {more > 0 && (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            <Trans>Show all {drafts.length}</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
