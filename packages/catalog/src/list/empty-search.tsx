import { Trans, useLingui } from "@lingui/react/macro";
import { departmentsQuery, type SearchMeaning } from "@plaza/api-client";
import { rootRoute, to, useQueryData } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { threeLines } from "../shared/clamp.css.ts";
import { departments } from "./empty-search.css.ts";
import image from "./empty-search.webp";

function HotListLink(): ReactElement {
  return (
    <Link {...to.hotList()} className={buttonClass({ kind: "primary" })}>
      <Trans>See what is popular</Trans>
    </Link>
  );
}

/** What comes nearest: another search, and a category that the words name. */
function NearestLinks({ nearest, category }: SearchMeaning): ReactElement {
  const name = category?.name;
  return (
    <>
      {nearest !== null && (
        <Link {...to.list({ name: nearest })} className={buttonClass({ kind: "primary" })}>
          <Trans>Search for “{nearest}”</Trans>
        </Link>
      )}{" "}
      {category !== null && (
        <Link
          {...to.category({ id: category.id })}
          className={buttonClass({ kind: nearest === null ? "primary" : "quiet" })}
        >
          <Trans>Browse “{name}”</Trans>
        </Link>
      )}
    </>
  );
}

export interface EmptySearchProps {
  readonly text?: string;
  readonly meaning?: SearchMeaning;
}

/** Shown where a search finds nothing: what comes nearest, else what may help, and the departments to browse instead. */
export function EmptySearch({ text, meaning }: EmptySearchProps): ReactElement {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const hasNearest = meaning !== undefined && (meaning.nearest !== null || meaning.category !== null);
  const choices = useQueryData(departmentsQuery(api)) ?? [];
  return (
    <>
      <EmptyState
        tone="page"
        image={<img src={image} alt="" width={240} height={180} />}
        title={
          text === undefined ? (
            <Trans>There are no products here yet</Trans>
          ) : (
            <span className={threeLines}>
              <Trans>Nothing found for “{text}”</Trans>
            </span>
          )
        }
        line={
          hasNearest ? (
            <Trans>No product here matches that. This comes nearest to it:</Trans>
          ) : (
            <Trans>Check the spelling, try a shorter or more general word, or start from a department.</Trans>
          )
        }
        action={hasNearest ? <NearestLinks {...meaning} /> : <HotListLink />}
      />
      {choices.length > 0 && (
        <div className={departments}>
          <ChipGroup label={t`Departments`}>
            {choices.map(({ id, name }) => (
              <ChipLink key={id} link={(props) => <Link {...to.category({ id })} {...props} />}>
                {name}
              </ChipLink>
            ))}
          </ChipGroup>
        </div>
      )}
    </>
  );
}

export function EmptyCategory(): ReactElement {
  return (
    <EmptyState
      tone="page"
      title={<Trans>Nothing on this shelf yet</Trans>}
      line={<Trans>Merchants add products every day. Until then, others are worth a look.</Trans>}
      action={<HotListLink />}
    />
  );
}
