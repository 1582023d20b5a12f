import { useLingui } from "@lingui/react/macro";
import { shopAddressesQuery } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { shopAddressesRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { AddressesForm } from "./addresses-form.tsx";

/** Where the shop is fetched from and sent back to, and when it is open. */
export function AddressesPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = shopAddressesRoute.useRouteContext();
  const query = useQuery(shopAddressesQuery(desk, undefined));
  const isOwner = useDeskUser().data?.role === "owner";
  return (
    <div className={page}>
      <PageHead title={t({ message: "Addresses", context: "shop" })} thing={{ thing: "addresses" }} />
      <Loaded query={query}>
        {(saved) => <AddressesForm saved={saved} isOwner={isOwner} onSaved={query.refetch} />}
      </Loaded>
    </div>
  );
}
