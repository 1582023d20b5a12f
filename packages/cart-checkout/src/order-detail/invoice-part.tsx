import { Trans, useLingui } from "@lingui/react/macro";
import { type Invoice, invoiceQuery, type OrderDetail, orderQuery } from "@plaza/api-client";
import { lazyModule, loadMessages, rootRoute, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";
import { emptyInvoice, type InvoiceDraft } from "../invoice/invoice-draft.ts";
import { invoiceMessages } from "../invoice/invoice-messages.ts";
import { IssuedInvoiceCard } from "../invoice/issued-invoice-card.tsx";
import * as look from "./order-page.css.ts";

const invoiceDialog = lazyModule(() => import("../invoice/invoice-dialog.tsx"));

/** The invoice of an order: to be asked for, or issued. It is drawn when its words are here, too. */
export function InvoicePart({ order }: { readonly order: OrderDetail }): ReactElement | null {
  const { i18n } = rootRoute.useRouteContext();
  const words = useQuery({
    queryKey: ["invoice-messages", i18n.locale],
    queryFn: async () => {
      await loadMessages(i18n, [{ staticData: { messages: [invoiceMessages] } }]);
      return true;
    },
    staleTime: Infinity,
    meta: { quiet: true },
  });
  return words.isSuccess ? <InvoiceOfOrder order={order} /> : null;
}

function InvoiceOfOrder({ order }: { readonly order: OrderDetail }): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const query = invoiceQuery(api, order.id);
  const {
    data: invoice,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...query, enabled: order.invoice === "issued", meta: { ...query.meta, quiet: true } });
  const { module, openWhenLoaded } = useDialog(
    useLazyModule(invoiceDialog, true),
    t`This part of the page did not load. Please try again.`,
  );
  const [isAsking, setIsAsking] = useState(false);
  // Kept while the dialog is closed.
  const [draft, setDraft] = useState<InvoiceDraft>(() => emptyInvoice(order.receiver?.name ?? ""));
  const title = useRef<HTMLHeadingElement>(null);
  const changed = useFocusFallback(title, invoice);

  function issued(issuedInvoice: Invoice): void {
    setIsAsking(false);
    changed();
    queryClient.setQueryData(query.queryKey, issuedInvoice);
    void queryClient.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey });
    toasts.show(t`The invoice is issued`);
  }
  return (
    <section className={look.part}>
      <h2 ref={title} tabIndex={-1} className={look.partTitle}>
        <Trans>Invoice</Trans>
      </h2>
      {invoice !== undefined ? (
        <IssuedInvoiceCard orderId={order.id} invoice={invoice} />
      ) : order.invoice === "possible" ? (
        <>
          <p className={look.factText}>
            <Trans>An invoice lists the products and what was paid, as a PDF. There is one for each order.</Trans>
          </p>
          <div className={look.actions}>
            <Button onClick={() => openWhenLoaded(() => setIsAsking(true))}>
              <Trans>Ask for an invoice</Trans>
            </Button>
          </div>
        </>
      ) : isError ? (
        <>
          <Alert kind="danger" announce>
            <Trans>The invoice could not be loaded.</Trans>
          </Alert>
          <div className={look.actions}>
            <Button busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </>
      ) : (
        <p className={look.factText}>
          <Trans>The invoice is being loaded</Trans>
        </p>
      )}
      {isAsking && module !== null && (
        <module.InvoiceDialog
          order={order}
          draft={draft}
          onChange={setDraft}
          onIssued={issued}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
