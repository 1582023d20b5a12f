import { Trans, useLingui } from "@lingui/react/macro";
import { marketplaceCategoriesQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { StarterSetDialog } from "../starter-sets/starter-set-dialog.tsx";
import { StarterSetChoice } from "../starter-sets/starter-set-choice.tsx";
import { CategoryDesk } from "./category-desk.tsx";
import { CategoryForest } from "./category-forest.ts";
import { NewCategoryDialog } from "./new-category-dialog.tsx";

/** How often it is looked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** How the marketplace is sorted: its categories as a tree, and the chosen one beside it. */
export function CategoriesPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = categoriesRoute.useRouteContext();
  const query = useQuery({ ...marketplaceCategoriesQuery(desk, undefined), refetchInterval: often });
  const [open, setOpen] = useState<"new" | "sets" | null>(null);
  const hasSome = (query.data ?? []).length > 0;
  return (
    <div className={page}>
      <PageHead title={t`Categories`} thing={{ thing: "categories" }}>
        {hasSome && (
          <Button onClick={() => setOpen("sets")}>
            <Trans>Starter sets</Trans>
          </Button>
        )}
        {query.data !== undefined && (
          <Button kind="primary" onClick={() => setOpen("new")}>
            <Trans>New category</Trans>
          </Button>
        )}
      </PageHead>
      <p className={mute}>
        <Trans>Shoppers find products by them, and shops sort theirs into them. There are three levels at most.</Trans>
      </p>
      <Loaded query={query} lines={8}>
        {(categories) =>
          categories.length === 0 ? (
            <div className={panel}>
              <StarterSetChoice />
            </div>
          ) : (
            <CategoryDesk forest={new CategoryForest(categories)} />
          )
        }
      </Loaded>
      {open === "new" && <NewCategoryDialog parent={null} onClose={() => setOpen(null)} />}
      {open === "sets" && <StarterSetDialog onClose={() => setOpen(null)} />}
    </div>
  );
}
