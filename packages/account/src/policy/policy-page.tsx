import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { RichText } from "@plaza/ui-kit/rich-text";
import { textLink } from "@plaza/ui-kit/text-link";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { policyRoute } from "../routes.ts";
import { policyKind } from "../searches.ts";
import { policyTitle } from "../titles.ts";
import { page, title, top } from "./policy-page.css.ts";
import { policyQuery } from "./policy-query.ts";

/** The platform's text of one agreement. */
export function PolicyPage(): ReactElement {
  const { api, i18n } = policyRoute.useRouteContext();
  const kind = policyKind(policyRoute.useSearch().type);
  const { data } = useSuspenseQuery(policyQuery(api, kind));
  const other = kind === "service" ? "privacy" : "service";
  return (
    <article className={page}>
      <nav className={top}>
        <Link {...to.home()} className={textLink}>
          <Trans>Back to the shop</Trans>
        </Link>
        <Link {...to.policy(kind === "service" ? "2" : "1")} className={textLink}>
          {policyTitle(i18n, other)}
        </Link>
      </nav>
      <h1 className={title}>{policyTitle(i18n, kind)}</h1>
      {data.contentHtml === null ? (
        <EmptyState
          title={<Trans>There is nothing here yet</Trans>}
          line={<Trans>This text has not been published yet.</Trans>}
        />
      ) : (
        <RichText html={data.contentHtml} />
      )}
    </article>
  );
}
