import { useLingui } from "@lingui/react/macro";
import { editedShopPageQuery } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ownShopPageRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { ShopPageEditor } from "./shop-page-editor.tsx";

/** How often it is asked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** The page of the own shop, as it is written, previewed and published. */
export function OwnShopPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = ownShopPageRoute.useRouteContext();
  const query = useQuery({ ...editedShopPageQuery(desk, undefined), refetchInterval: often });
  const user = useDeskUser().data;
  return (
    <div className={page}>
      <PageHead title={t`Shop page`} thing={{ thing: "shop_page" }} />
      <Loaded query={query}>
        {(read) => (user === undefined ? <></> : <ShopPageEditor page={read} userId={user.id} />)}
      </Loaded>
    </div>
  );
}
