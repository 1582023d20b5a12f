import { useLingui } from "@lingui/react/macro";
import { shopTermsQuery } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { shopTermsRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { TermsForm } from "./terms-form.tsx";

/** How often it is asked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** What the shop promises its customers. */
export function TermsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = shopTermsRoute.useRouteContext();
  const query = useQuery({ ...shopTermsQuery(desk, undefined), refetchInterval: often });
  return (
    <div className={page}>
      <PageHead title={t({ message: "Terms", context: "shop" })} />
      <Loaded query={query}>{(saved) => <TermsForm saved={saved} />}</Loaded>
    </div>
  );
}
