import { Trans, useLingui } from "@lingui/react/macro";
import { marketplaceCategoriesQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { CategoryForest } from "../categories/category-forest.ts";
import { CategorySelect } from "../categories/category-select.tsx";
import { attributesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { row, stack } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { chosen } from "./attributes.css.ts";

export interface HeldCategoriesProps {
  readonly ids: readonly number[];
  readonly error: string | null;
  readonly onIds: (ids: readonly number[]) => void;
}

/** The categories that an attribute holds in, with all below them. */
export function HeldCategories({ ids, error, onIds }: HeldCategoriesProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = attributesRoute.useRouteContext();
  const query = useQuery(marketplaceCategoriesQuery(desk, undefined));
  return (
    <Loaded query={query} lines={2}>
      {(categories) => {
        const forest = new CategoryForest(categories);
        const nodes = ids.flatMap((id) => forest.find(id) ?? []);
        return (
          <div className={stack}>
            {nodes.length > 0 && (
              <ul className={chosen} aria-label={t`Categories that it holds in`}>
                {nodes.map((node) => {
                  const name = forest
                    .pathOf(node)
                    .map((each) => textIn(each.name))
                    .join(" › ");
                  return (
                    <li key={node.id} className={row}>
                      <bdi>{name}</bdi>
                      <Button
                        kind="quiet"
                        size="small"
                        aria-label={t`Take away: ${name}`}
                        onClick={() => onIds(ids.filter((id) => id !== node.id))}
                      >
                        <Trans context="category">Take away</Trans>
                      </Button>
                    </li>
                  );
                })}
              </ul>
            )}
            <CategorySelect
              label={<Trans>Add a category</Trans>}
              hint={<Trans>It holds in all categories below, too</Trans>}
              error={error ?? undefined}
              forest={forest}
              accepts={({ id }) => !ids.includes(id)}
              none={t`Please choose`}
              value={null}
              onChoose={(id) => {
                if (id !== null) onIds([...ids, id]);
              }}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
