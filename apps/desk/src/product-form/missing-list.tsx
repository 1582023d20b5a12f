import { Plural, Trans } from "@lingui/react/macro";
import type { ProductFormProblem } from "@plaza/api-client/desk";
import { type ReactElement, type Ref, useId } from "react";
import { mute, panelTitle } from "../shared/page.css.ts";
import { mergedProblems } from "./merged-problems.ts";
import { useProblemNames } from "./use-problem-names.ts";
import { problemLink, problems as problemsLook } from "./product-form.css.ts";

export interface MissingListProps {
  readonly problems: readonly ProductFormProblem[];
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onGo: (problem: ProductFormProblem) => void;
}

/** How many are shown at once. */
const maxShown = 12;

/** What is missing before it can be published: a press leads to the field. */
export function MissingList({ problems, titleRef, onGo }: MissingListProps): ReactElement | null {
  const id = useId();
  const names = useProblemNames();
  const merged = mergedProblems(problems);
  const more = merged.length - maxShown;
  if (merged.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 ref={titleRef} id={id} tabIndex={-1} className={panelTitle}>
        <Trans>What is missing</Trans>
      </h3>
      <ul className={problemsLook}>
        {merged.slice(0, maxShown).map(({ problem, count }) => (
          <li key={`${problem.field} ${problem.sku ?? ""} ${problem.message}`}>
            <button type="button" className={problemLink} onClick={() => onGo(problem)}>
              <span>{`${names(problem)}: ${problem.message}`}</span>{" "}
              {count > 1 && <Plural value={count} one="(# variant)" other="(# variants)" />}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={mute}>
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </section>
  );
}
