import { Trans, useLingui } from "@lingui/react/macro";
import { approveProducts, type ProductToApprove, productToApproveQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { textLink } from "@plaza/ui-kit/text-link";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { productToApproveRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { columns, page, panel, row, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { ApprovalState } from "./approval-state.tsx";
import { ContentDifference } from "./content-difference.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";

/** A product that is not approved: what of it is new on the left, what can be decided on the right. */
export function ProductToApprovePage(): ReactElement {
  const { t } = useLingui();
  const { desk } = productToApproveRoute.useRouteContext();
  const { id } = productToApproveRoute.useParams();
  const query = useQuery(productToApproveQuery(desk, { id }));
  return (
    <div className={page}>
      <p>
        <Link to="/all-products" search={{ list: "toApprove" }} className={textLink}>
          <Trans>Products to approve</Trans>
        </Link>
      </p>
      <PageHead title={query.data?.name ?? t`Product`} />
      <Loaded query={query}>
        {(product) => (
          <div className={columns}>
            <ContentDifference approved={product.approved} now={product.now} />
            <Decision product={product} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** What it is, whose, and the two ways to decide. Who decides on what has changed meanwhile reads it anew. */
function Decision({ product }: { readonly product: ProductToApprove }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = productToApproveRoute.useRouteContext();
  const navigate = productToApproveRoute.useNavigate();
  const [isRefusing, setRefusing] = useState(false);
  /** The revision that came too late: what is shown now is newer. */
  const [outdated, setOutdated] = useState<number | null>(null);
  const { id, shop, approval, isListed, isTakenDown } = product;
  const approve = useChange({
    event: "approval-decision",
    send: () => approveProducts(desk, { products: [{ id, revision: approval.revision }] }),
    onDone: ({ approvedCount }) => {
      if (approvedCount === 0) return setOutdated(approval.revision);
      toasts.show(t`The product is approved.`);
      return void navigate({ to: "/all-products", search: { list: "toApprove" } });
    },
  });
  return (
    <section className={`${panel} ${stack}`} aria-label={t`Decision`}>
      <div>
        <ApprovalState approval={approval} />
      </div>
      <p>
        <Link to="/shops/$id" params={{ id: shop.id }} className={textLink} dir="auto">
          {shop.name}
        </Link>
      </p>
      {isTakenDown && (
        <Alert kind="warning">
          <Trans>It is taken down, too: approved, it stays down until it is given back.</Trans>
        </Alert>
      )}
      {!isTakenDown && !isListed && (
        <p>
          <Trans>It is off the shelf: its shop decides when it is on sale.</Trans>
        </p>
      )}
      {outdated !== null && (
        <Alert kind="warning" announce>
          <Trans>
            The product was changed, or somebody has decided, while you looked at it. Please look at it again.
          </Trans>
        </Alert>
      )}
      {approve.problem !== null && (
        <Alert kind="danger" announce>
          {approve.problem}
        </Alert>
      )}
      <div className={row}>
        <Button kind="primary" busy={approve.busy} onClick={() => approve.run()}>
          <Trans>Approve</Trans>
        </Button>
        <Button onClick={() => setRefusing(true)}>
          {approval.refusedAt === null ? <Trans>Refuse…</Trans> : <Trans>Write another reason…</Trans>}
        </Button>
      </div>
      {isRefusing && <RefuseDialog product={product} onClose={() => setRefusing(false)} />}
    </section>
  );
}
