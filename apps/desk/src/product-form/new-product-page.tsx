import { Trans, useLingui } from "@lingui/react/macro";
import { type ProductForm, productFormQuery } from "@plaza/api-client/desk";
import type { Locale } from "@plaza/i18n";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactElement, useMemo, useState } from "react";
import { newProductRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { NewProductDrafts } from "./new-product-drafts.tsx";
import { ProductEditor } from "./product-editor.tsx";

/** How often it is asked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** A product that was never published: blank, or the draft that the address names. */
export function NewProductPage(): ReactElement {
  const { t } = useLingui();
  const { draft } = newProductRoute.useSearch();
  /** It began blank and gets its draft with the first saving: the form stays. Another draft is another form. */
  const [own, setOwn] = useState<number | null>(null);
  const isOwn = draft === undefined || draft === own;
  return (
    <div className={page}>
      <nav aria-label={t`Way back`}>
        <Link to="/products" className={textLink}>
          <Trans>All products</Trans>
        </Link>
      </nav>
      <PageHead title={t`New product`} />
      {draft === undefined && <NewProductDrafts />}
      <NewProduct key={isOwn ? "blank" : draft} draft={draft} isBlank={isOwn} onSaved={setOwn} />
    </div>
  );
}

interface NewProductProps {
  readonly draft: number | undefined;
  readonly isBlank: boolean;
  readonly onSaved: (draft: number) => void;
}

function NewProduct({ draft, isBlank, onSaved }: NewProductProps): ReactElement {
  const { desk } = newProductRoute.useRouteContext();
  const navigate = useNavigate();
  const user = useDeskUser().data;
  const query = useQuery({
    ...productFormQuery(desk, { draftId: draft ?? 0 }),
    enabled: draft !== undefined,
    refetchInterval: often,
  });
  const blank = useBlankForm(user?.defaultLanguage ?? "zh");
  if (user === undefined) return <></>;
  const editor = (form: ProductForm): ReactElement => (
    <ProductEditor
      form={form}
      productId={null}
      userId={user.id}
      onSaved={({ id }) => {
        if (id === draft) return;
        onSaved(id);
        void navigate({ to: "/products/new", search: { draft: id }, replace: true });
      }}
      onPublished={(id) => void navigate({ to: "/products/$id", params: { id }, replace: true })}
      onDiscarded={() => void navigate({ to: "/products" })}
    />
  );
  return isBlank ? editor(query.data ?? blank) : <Loaded query={query}>{editor}</Loaded>;
}

function useBlankForm(defaultLanguage: Locale): ProductForm {
  return useMemo(() => ({ stored: null, draft: null, missing: [], defaultLanguage }), [defaultLanguage]);
}
