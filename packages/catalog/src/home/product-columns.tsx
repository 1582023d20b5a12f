import { useLingui } from "@lingui/react/macro";
import { type ActivityArea, productColumnsQuery } from "@plaza/api-client";
import { rootRoute, useQueryData } from "@plaza/routing";
import { Tabs } from "@plaza/ui-kit/tabs";
import { type ReactElement, useState } from "react";
import { ColumnRow } from "./column-row.tsx";
import * as look from "./product-columns.css.ts";

const none: readonly ActivityArea[] = [];

export interface ProductColumnsProps {
  /** Themes that stand among the products of the first shelf. */
  readonly themes: readonly ActivityArea[];
}

/** The editors' shelves: one tab each. */
export function ProductColumns({ themes }: ProductColumnsProps): ReactElement | null {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const columns = useQueryData(productColumnsQuery(api)) ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const column = columns.find(({ id }) => id === chosen) ?? columns[0];
  if (column === undefined) return null;
  return (
    <section>
      <Tabs
        label={t`Our shelves`}
        items={columns.map(({ id, name, remark }) => ({
          id: String(id),
          label: (
            <>
              <span className={look.name}>{name}</span>
              {remark !== "" && <span className={look.remark}>{remark}</span>}
            </>
          ),
        }))}
        selected={String(column.id)}
        onSelect={(id) => setChosen(Number(id))}
      >
        <ColumnRow columnId={column.id} themes={column === columns[0] ? themes : none} />
      </Tabs>
    </section>
  );
}
