import { Trans } from "@lingui/react/macro";
import type { Category } from "@plaza/api-client";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { ProductPicture } from "../shared/product-picture.tsx";
import { entrance, entrances, name, picture } from "./category-entrances.css.ts";

/** One door to each department; nothing where there are none. */
export function CategoryEntrances({ departments }: { readonly departments: readonly Category[] }): ReactElement | null {
  const id = useId();
  if (departments.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<Trans>Departments</Trans>} />
      <ul className={entrances}>
        {departments.map((category) => (
          <li key={category.id}>
            <Link to="/category" search={{ id: category.id }} className={entrance}>
              <span className={picture}>
                <ProductPicture src={category.picture} alt="" width={104} />
              </span>
              <span className={name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
