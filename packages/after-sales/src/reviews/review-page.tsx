import { reviewFormQuery } from "@plaza/api-client";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";
import { reviewRoute } from "../routes.ts";
import { emptyDraft, readReviewDraft } from "./review-draft.ts";
import { ReviewScreen } from "./review-screen.tsx";

/** Reviews something that was bought. */
export function ReviewPage(): ReactElement | null {
  const { id } = reviewRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return id === undefined ? null : <Drafted lineId={id} />;
}

/** A draft lies in the device's storage, of which the server knows nothing: where there is one, the form begins anew with it. */
function Drafted({ lineId }: { readonly lineId: number }): ReactElement {
  const { api } = reviewRoute.useRouteContext();
  const { data: form } = useSuspenseQuery(reviewFormQuery(api, lineId));
  const hydrated = useHydrated();
  // Read once: what is written from now on is in the form already.
  const stored = useMemo(() => (hydrated ? readReviewDraft(lineId) : null), [hydrated, lineId]);
  return <ReviewScreen key={`${lineId},${stored === null}`} form={form} initial={stored ?? emptyDraft} />;
}
