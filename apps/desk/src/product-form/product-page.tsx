import { Trans, useLingui } from "@lingui/react/macro";
import { productFormQuery } from "@plaza/api-client/desk";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { productRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useTextIn } from "../shared/use-text-in.ts";
import { ProductEditor } from "./product-editor.tsx";

/** How often it is asked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** A product of the shop: what is being written, and what shoppers find. */
export function ProductPage(): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = productRoute.useRouteContext();
  const { id } = productRoute.useParams();
  const query = useQuery({ ...productFormQuery(desk, { productId: id }), refetchInterval: often });
  const user = useDeskUser().data;
  /** A draft that was discarded is another form. */
  const [discards, setDiscards] = useState(0);
  const content = query.data?.draft?.content ?? query.data?.stored?.content;
  const title = content === undefined ? "" : textIn(content.name);
  return (
    <div className={page}>
      <nav aria-label={t`Way back`}>
        <Link to="/products" className={textLink}>
          <Trans>All products</Trans>
        </Link>
      </nav>
      <PageHead title={title === "" ? t`Product` : title} thing={{ thing: "product", id: String(id) }} />
      <Loaded query={query}>
        {(form) =>
          user === undefined ? (
            <></>
          ) : (
            <ProductEditor
              key={`${id} ${discards}`}
              form={form}
              productId={id}
              userId={user.id}
              onSaved={noFurther}
              onPublished={noFurther}
              onDiscarded={() => setDiscards(discards + 1)}
            />
          )
        }
      </Loaded>
    </div>
  );
}

/** The form reads what has become of it. */
function noFurther(): void {}
