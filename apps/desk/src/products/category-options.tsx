import type { ListingChoices } from "@plaza/api-client/desk";
import type { ReactElement } from "react";

/** Categories as options of a select, those of lower levels moved in. */
export function CategoryOptions({ categories }: Pick<ListingChoices, "categories">): ReactElement {
  return (
    <>
      {categories.map(({ id, name, level }) => (
        <option key={id} value={id}>
          {"\u00a0\u00a0\u00a0".repeat(level - 1)}
          {name}
        </option>
      ))}
    </>
  );
}
