import { Trans, useLingui } from "@lingui/react/macro";
import type { SearchRefinement } from "@plaza/api-client/desk";
import { formatNumber, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import { searchRulesRoute } from "../routes.ts";
import { atEnd, cardTable, cell, number, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { SearchedText } from "./searched-text.tsx";
import { useShare } from "./use-share.ts";

export interface RefinementTableProps {
  readonly refinements: readonly SearchRefinement[];
  readonly shopOrigin: string | null;
  /** Whether each pair can be made a synonym. */
  readonly isProposal: boolean;
}

/** What was searched after what, and how often either led to a product. */
export function RefinementTable({ refinements, shopOrigin, isProposal }: RefinementTableProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const share = useShare();
  const [next, times, opened, nextOpened] = [t`Then`, t`Times`, t`Opened of the first`, t`Opened of the second`];
  const rule = t`Rule`;
  const numberCell = `${cell} ${number} ${atEnd}`;
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead
          heads={[
            t`First`,
            next,
            { atEnd: times },
            { atEnd: opened },
            { atEnd: nextOpened },
            ...(isProposal ? [rule] : []),
          ]}
        />
        <tbody>
          {refinements.map((pair) => {
            const where = { language: pair.language, shopOrigin };
            return (
              <tr key={`${pair.language} ${pair.text} ${pair.next}`}>
                <th scope="row" className={cell}>
                  <SearchedText text={pair.text} {...where} />
                </th>
                <td className={cell} data-column={next}>
                  <SearchedText text={pair.next} {...where} />
                </td>
                <td className={numberCell} data-column={times}>
                  {formatNumber(pair.times, locale)}
                </td>
                <td className={numberCell} data-column={opened}>
                  {share(pair.clickCount, pair.searchCount)}
                </td>
                <td className={numberCell} data-column={nextOpened}>
                  {share(pair.nextClickCount, pair.nextSearchCount)}
                </td>
                {isProposal && (
                  <td className={cell} data-column={rule}>
                    <SynonymLink text={pair.text} next={pair.next} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Leads to the form of a rule, filled in. */
function SynonymLink({ text, next }: Pick<SearchRefinement, "text" | "next">): ReactElement {
  return (
    <Link className={textLink} to={searchRulesRoute.to} search={{ synonymOf: text, synonym: next }}>
      <Trans>Make it a synonym</Trans>
    </Link>
  );
}
