import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { ChoiceInput } from "@plaza/ui-kit/choice-input";
import { Icon } from "@plaza/ui-kit/icon";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { ChevronRight } from "lucide";
import { type ReactElement, useId } from "react";
import { ProductImage } from "../shared/product-image.tsx";
import * as look from "./all-categories.css.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Whose part of all categories is open, so that the way back from one of its categories leads there. */
    readonly department?: number;
  }
}

/**
 * All categories of a phone: the first level on the left, the second and third of the chosen one as pictures on the right. It
 * is a group of radio buttons, which answer without scripts, too.
 */
export function AllCategories({ tree }: { readonly tree: readonly Category[] }): ReactElement {
  const { t } = useLingui();
  const group = useId();
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ state }) => state.department });
  const chosen = tree.find(({ id }) => id === asked) ?? tree[0];
  return (
    <section className={look.page}>
      <h1 className={look.title}>{t`Categories`}</h1>
      <ul className={look.columns}>
        {tree.map((first) => (
          <li key={first.id} className={look.department}>
            <label className={look.name}>
              <ChoiceInput
                type="radio"
                className={look.radio}
                name={group}
                checked={first === chosen}
                onChange={() =>
                  void navigate({
                    to: ".",
                    search: true,
                    replace: true,
                    resetScroll: false,
                    state: { department: first.id },
                  })
                }
              />
              <span>{first.name}</span>
            </label>
            <Department department={first} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Department({ department }: { readonly department: Category }): ReactElement {
  const { id, children } = department;
  const leaves = children.filter((second) => second.children.length === 0);
  return (
    <div className={look.panel}>
      <Link {...to.category({ id })} className={look.heading}>
        <Trans>All of {department.name}</Trans>
        <Icon of={ChevronRight} size={16} />
      </Link>
      <Pictures of={leaves} />
      {children
        .filter((second) => second.children.length > 0)
        .map((second) => (
          <section key={second.id}>
            <h2>
              <Link {...to.category({ id: second.id })} className={look.heading}>
                <span>{second.name}</span>
                <Icon of={ChevronRight} size={16} />
              </Link>
            </h2>
            <Pictures of={second.children} />
          </section>
        ))}
    </div>
  );
}

function Pictures({ of }: { readonly of: readonly Category[] }): ReactElement | null {
  if (of.length === 0) return null;
  return (
    <ul className={look.pictures}>
      {of.map(({ id, name, image }) => (
        <li key={id}>
          <Link {...to.category({ id })} className={look.picture}>
            <span className={look.frame}>
              <ProductImage src={image} alt="" width={72} />
            </span>
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
