import { reviewFormQuery } from "@plaza/api-client";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";
import { reviewRoute } from "../routes.ts";
import { emptyDraft, readReviewDraft } from "./review-draft.ts";
import { ReviewScreen } from "./review-screen.tsx";

/** The page on which a customer reviews a line of an order. */
export function ReviewPage(): ReactElement | null {
  const { id } = reviewRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return id === undefined ? null : <Drafted lineId={id} />;
}

/** The server does not know the draft in the device's storage. So the form is mounted again once the draft has been read. */
function Drafted({ lineId }: { readonly lineId: number }): ReactElement {
  const { api } = reviewRoute.useRouteContext();
  const { data: form } = useSuspenseQuery(reviewFormQuery(api, lineId));
  const hydrated = useHydrated();
  // Read once. Later changes are in the state of the form.
  const stored = useMemo(() => (hydrated ? readReviewDraft(lineId) : null), [hydrated, lineId]);
  return <ReviewScreen key={`${lineId},${stored === null}`} form={form} initial={stored ?? emptyDraft} />;
}
