import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { applyStarterSet, type StarterCategory, type StarterSet, starterSetsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { workRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panelTitle, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { branch, leaf, preview, set as setLook, setName, sets as setsLook, summary } from "./starter-sets.css.ts";

/** Three trees of categories to begin with, each shown before it is added. */
export function StarterSetChoice(): ReactElement {
  const { desk } = workRoute.useRouteContext();
  const query = useQuery(starterSetsQuery(desk, undefined));
  return (
    <div className={stack}>
      <div>
        <h2 className={panelTitle}>
          <Trans>Begin with a starter set</Trans>
        </h2>
        <p className={mute}>
          <Trans>Categories in all four languages, to be changed as you like. What you have stays as it is.</Trans>
        </p>
      </div>
      <Loaded query={query} lines={3}>
        {({ sets }) => (
          <div className={setsLook}>
            {sets.map((set) => (
              <SetCard key={set.key} set={set} />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  );
}

function SetCard({ set }: { readonly set: StarterSet }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = workRoute.useRouteContext();
  const { key, name, missingCount, categories } = set;
  const total = countOf(categories);
  const apply = useChange({
    event: "marketplace-category-change",
    send: () => applyStarterSet(desk, { key }),
    onDone: (added) => toasts.show(t`Categories added: ${added}`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  return (
    <section className={setLook} aria-label={name}>
      <h3 className={setName}>{name}</h3>
      <p className={mute}>
        <Plural value={total} one="# category" other="# categories" />
      </p>
      <details className={preview}>
        <summary className={summary}>
          <Trans>What is in it</Trans>
        </summary>
        <Branch categories={categories} />
      </details>
      <Button kind="primary" busy={apply.busy} disabled={missingCount === 0} onClick={() => apply.run()}>
        {missingCount === 0 ? (
          <Trans>All of it is there</Trans>
        ) : missingCount === total ? (
          <Trans>Begin with this</Trans>
        ) : (
          <Plural value={missingCount} one="Add the one that is missing" other="Add the # that are missing" />
        )}
      </Button>
    </section>
  );
}

function Branch({ categories }: { readonly categories: readonly StarterCategory[] }): ReactElement {
  return (
    <ul className={branch}>
      {categories.map(({ name, children }) => (
        <li key={name} className={leaf}>
          <span>{name}</span>
          {children.length > 0 && <Branch categories={children} />}
        </li>
      ))}
    </ul>
  );
}

function countOf(categories: readonly StarterCategory[]): number {
  return categories.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
}
