import { type AfterSalesRequest, afterSalesRequestQuery, applicationFormQuery } from "@plaza/api-client";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";
import { applicationRoute } from "../routes.ts";
import { type DraftSubject, firstDraft, readDraft } from "./application-draft.ts";
import { ApplicationScreen } from "./application-screen.tsx";

/** The page on which a customer applies for a refund of a line, or applies again after a refusal. */
export function ApplicationPage(): ReactElement | null {
  const { order_id: orderId, item_id: skuId, afterSaleId } = applicationRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  if (orderId === undefined || skuId === undefined) return null;
  const subject = { orderId, skuId, requestId: afterSaleId ?? null };
  return afterSaleId === undefined ? (
    <Drafted subject={subject} refused={null} />
  ) : (
    <Refused subject={subject} requestId={afterSaleId} />
  );
}

interface RefusedProps {
  readonly subject: DraftSubject;
  readonly requestId: number;
}

function Refused({ subject, requestId }: RefusedProps): ReactElement {
  const { api } = applicationRoute.useRouteContext();
  const { data } = useSuspenseQuery(afterSalesRequestQuery(api, requestId));
  return <Drafted subject={subject} refused={data} />;
}

interface DraftedProps {
  readonly subject: DraftSubject;
  readonly refused: AfterSalesRequest | null;
}

/** The server does not know the draft in this tab's storage. So the form is mounted again once the draft has been read. */
function Drafted({ subject, refused }: DraftedProps): ReactElement {
  const { api } = applicationRoute.useRouteContext();
  const { orderId, skuId, requestId } = subject;
  const { data: form } = useSuspenseQuery(applicationFormQuery(api, { orderId, skuId }));
  const hydrated = useHydrated();
  // Read once. Later changes are in the state of the form.
  const stored = useMemo(
    () => (hydrated ? readDraft({ orderId, skuId, requestId }) : null),
    [hydrated, orderId, skuId, requestId],
  );
  return (
    <ApplicationScreen
      key={[orderId, skuId, requestId, stored === null].join()}
      subject={subject}
      form={form}
      refused={refused}
      initial={stored ?? firstDraft(form, refused)}
    />
  );
}
