import { useLingui } from "@lingui/react/macro";
import { SearchField } from "@plaza/ui-kit/search-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { base } from "../urls.ts";

/** Searches by product name. Nothing to search for is said, and leads nowhere. */
export function SiteSearch(): ReactElement {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [empty, setEmpty] = useState(false);
  const text = useSearch({ strict: false, select: ({ name }) => name }) ?? "";

  function search(name: string): void {
    setEmpty(name === "");
    if (name === "") toasts.show(t`Please enter the product name`, "danger");
    else void navigate({ to: "/goods_list/{-$type}", params: { type: undefined }, search: { name } });
  }

  return (
    <SearchField
      // Another search is another text; until then what is typed stays.
      key={text}
      label={t`Search products`}
      name="name"
      defaultValue={text}
      maxLength={100}
      action={`${base}/goods_list`}
      aria-invalid={empty}
      onChange={() => setEmpty(false)}
      onSubmit={search}
    />
  );
}
