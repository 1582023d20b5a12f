import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ChevronDown, ChevronRight } from "lucide";
import { type ReactElement, useId } from "react";
import { CategoriesMissing } from "./categories-missing.tsx";
import { SmallImage } from "../small-image.tsx";
import { useDepartments, useCategoryTree } from "../chrome-data.ts";
import * as look from "./category-sheet.css.ts";

export interface CategorySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The first level as an accordion, of which one part is open at a time; levels two and three inside. */
export function CategorySheet({ open, onClose }: CategorySheetProps): ReactElement {
  const accordion = useId();
  const departments = useDepartments();
  const tree = useCategoryTree(true);
  return (
    <Dialog open={open} onClose={onClose} size="sheet" title={<Trans>All categories</Trans>}>
      <CategoriesMissing position="sheet" tree={tree} />
      <div className={look.levels}>
        {departments.map((first) => (
          <details key={first.id} name={accordion} className={look.first}>
            <summary className={look.summary}>
              <span>{first.name}</span>
              <span className={look.chevron}>
                <Icon of={ChevronDown} size={18} />
              </span>
            </summary>
            <div className={look.inside}>
              <Link {...to.category({ id: first.id })} className={look.heading} onClick={onClose}>
                <Trans>All of {first.name}</Trans>
                <Icon of={ChevronRight} size={16} />
              </Link>
              {tree.categories
                .find(({ id }) => id === first.id)
                ?.children.map((second) => (
                  <section key={second.id}>
                    <h3>
                      <Link {...to.category({ id: second.id })} className={look.heading} onClick={onClose}>
                        <span>{second.name}</span>
                        <Icon of={ChevronRight} size={16} />
                      </Link>
                    </h3>
                    {second.children.length > 0 && (
                      <ul className={look.leaves}>
                        {second.children.map((third) => (
                          <li key={third.id}>
                            <Link {...to.category({ id: third.id })} className={look.leaf} onClick={onClose}>
                              <SmallImage src={third.image} className={look.image} size={56} />
                              <span>{third.name}</span>
                            </Link>
                          </li>
                        ))}
                      </ul>
                    )}
                  </section>
                ))}
            </div>
          </details>
        ))}
      </div>
    </Dialog>
  );
}
