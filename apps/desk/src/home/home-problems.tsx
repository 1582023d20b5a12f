import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeDocument, HomeProblem } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { useTextIn } from "../shared/use-text-in.ts";
import { bullets } from "./home.css.ts";
import { useThing } from "./home-context.ts";
import { type HomePart, picturesOf } from "./home-diff.ts";
import { useHomeNames } from "./home-names.tsx";

export interface HomeProblemsProps {
  readonly document: HomeDocument;
  readonly problems: readonly HomeProblem[];
}

/** What an operator should know before they publish. */
export function HomeProblems({ document, problems }: HomeProblemsProps): ReactElement {
  const parts: readonly HomePart[] = [...document.blocks, ...document.slots];
  return (
    <ul className={bullets}>
      {problems.map((problem) => {
        const part = parts.find(({ key }) => key === problem.key);
        const { kind, key, part: inside, thing, id } = problem;
        return (
          part !== undefined && (
            <ProblemLine key={[kind, key, inside, thing, id].join()} part={part} problem={problem} />
          )
        );
      })}
    </ul>
  );
}

interface ProblemLineProps {
  readonly part: HomePart;
  readonly problem: HomeProblem;
}

function ProblemLine({ part, problem }: ProblemLineProps): ReactElement {
  const { t } = useLingui();
  const names = useHomeNames();
  const textIn = useTextIn();
  const { kind, part: inside, id } = problem;
  const shownId = id ?? 0;
  const thing = useThing(problem.thing ?? "product", shownId);
  const block = names.ofPart(part);
  const what = thing?.name ?? t`Deleted (number ${shownId})`;
  const of = problem.thing === null ? "" : names.things[problem.thing];
  if (kind === "gone")
    return (
      <li>
        <Trans>
          {block}: shoppers do not see what is named there: {of} “{what}”.
        </Trans>
      </li>
    );
  if (kind === "over")
    return (
      <li>
        <Trans>{block}: its time is over.</Trans>
      </li>
    );
  const index = "pictures" in part ? picturesOf(part).findIndex(({ key }) => key === inside) : Number(inside);
  const number = index + 1;
  if (kind === "noText")
    return (
      <li>
        <Trans>
          {block}: nothing says what picture {number} shows to those who do not see it.
        </Trans>
      </li>
    );
  const column = "columns" in part && inside !== "" ? part.columns[index] : undefined;
  const columnName = column === undefined ? "" : textIn(column.name);
  return (
    <li>
      {column === undefined ? (
        <Trans>{block}: there is nothing in it.</Trans>
      ) : (
        <Trans>
          {block}: the column “{columnName}” has no product now.
        </Trans>
      )}
    </li>
  );
}
