import { type MerchantApplication, publicDataQuery } from "@plaza/api-client";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { applyRoute } from "../routes.ts";
import { ApplyForm, type ApplyFormProps } from "./apply-form.tsx";
import { type DraftSubject, firstForm, type FormStart, readDraft, adoptDraft } from "./draft.ts";

export interface DraftedFormProps extends Pick<ApplyFormProps, "trades"> {
  /** What is put once more; null: nothing. */
  readonly again: MerchantApplication | null;
  /** What is corrected while nobody has decided it; null: nothing. */
  readonly corrected: MerchantApplication | null;
}

/** A draft lies on this device, of which the server knows nothing: where there is one, the form begins anew with it. */
export function DraftedForm({ trades, again: sentBefore, corrected }: DraftedFormProps): ReactElement {
  const { api, session } = applyRoute.useRouteContext();
  const { data: publicData } = useQuery(publicDataQuery(api));
  const hydrated = useHydrated();
  const known = session.isCustomer ? (publicData?.nickname ?? null) : "";
  // Stays who it was first: a session that ends, or a nickname that changes, would else begin the form anew.
  const [owner, setOwner] = useState(known);
  if (owner === null && known !== null) setOwner(known);
  const sent = corrected ?? sentBefore;
  const again = sent?.id ?? null;
  // Read once: what is written from now on is in the form already.
  const stored = useMemo(
    () => (hydrated && owner !== null ? storedDraft({ owner, again }) : null),
    [hydrated, owner, again],
  );
  useEffect(() => {
    if (owner !== null) adoptDraft(owner);
  }, [owner]);
  return (
    <ApplyForm
      key={[again, stored === null].join()}
      trades={trades}
      initial={stored ?? firstForm(sent)}
      corrected={corrected}
      subject={owner === null ? null : { owner, again }}
    />
  );
}

function storedDraft(subject: DraftSubject): FormStart | null {
  return readDraft(subject, Date.now());
}
