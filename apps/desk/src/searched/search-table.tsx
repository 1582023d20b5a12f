import { useLingui } from "@lingui/react/macro";
import type { CountedSearch } from "@plaza/api-client/desk";
import { formatNumber, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { atEnd, cardTable, cell, number, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useShare } from "./use-share.ts";
import { SearchedText } from "./searched-text.tsx";

export interface SearchTableProps {
  readonly searches: readonly CountedSearch[];
  readonly shopOrigin: string | null;
}

/** Texts with how often they were searched and what came of it. */
export function SearchTable({ searches, shopOrigin }: SearchTableProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const share = useShare();
  const heads = [
    t({ message: "Searches", context: "number" }),
    t`Products found`,
    t`Found nothing`,
    t`Opened`,
    t`Place`,
    t`Into the cart`,
  ] as const;
  const numberCell = `${cell} ${number} ${atEnd}`;
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t`Text`, ...heads.map((head) => ({ atEnd: head }))]} />
        <tbody>
          {searches.map((search) => {
            const { language, text, searchCount, withoutResult, hits, clickCount, averagePosition, cartCount } = search;
            const cells = [
              formatNumber(searchCount, locale),
              hits === null ? "–" : formatNumber(hits, locale),
              share(withoutResult, searchCount),
              share(clickCount, searchCount),
              averagePosition === null ? "–" : averagePosition.toFixed(1),
              share(cartCount, searchCount),
            ];
            return (
              <tr key={`${language} ${text}`}>
                <th scope="row" className={cell}>
                  <SearchedText text={text} language={language} shopOrigin={shopOrigin} />
                </th>
                {heads.map((head, index) => (
                  <td key={head} className={numberCell} data-column={head}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
