import { Trans, useLingui } from "@lingui/react/macro";
import { askForProductReview, type Listing, type Takedown } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useState } from "react";
import { productsRoute } from "../routes.ts";
import { words } from "../shared/page.css.ts";
import { TextDialog } from "../shared/text-dialog.tsx";

const maxLength = 500;

export interface ListingTakedownProps {
  readonly product: Pick<Listing, "id" | "name">;
  readonly takedown: Takedown;
}

/** Why the platform has taken a product down, and the way to have it looked at again. */
export function ListingTakedown({ product: { id, name }, takedown }: ListingTakedownProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { desk } = productsRoute.useRouteContext();
  const [isOpen, setOpen] = useState(false);
  const { grounds, takenDownAt, correction, reviewAskedAt, revision } = takedown;
  return (
    <Alert
      kind="warning"
      action={
        <Button size="small" aria-label={t`Ask again: ${name}`} onClick={() => setOpen(true)}>
          <Trans>Ask again…</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Taken down by the platform on {formatDateTime(takenDownAt, reader)}:</Trans>
      </p>
      <p className={words}>
        <bdi>{grounds}</bdi>
      </p>
      {reviewAskedAt !== null && (
        <p className={words}>
          <Trans>
            You asked to have it looked at again on {formatDateTime(reviewAskedAt, reader)}: <bdi>{correction}</bdi>
          </Trans>
        </p>
      )}
      {isOpen && (
        <TextDialog
          title={<Trans>Have “{name}” looked at again</Trans>}
          text={
            <Trans>
              Please put right what the platform has written first. Until it has decided, nobody can buy it.
            </Trans>
          }
          label={t`What you have put right`}
          missing={t`Please write what you have put right.`}
          limit={maxLength}
          confirm={t({ message: "Ask again", context: "takedown" })}
          done={t`The platform looks at it again.`}
          event="takedown-change"
          send={(text) => askForProductReview(desk, { seen: { id, revision }, correction: text })}
          onClose={() => setOpen(false)}
        />
      )}
    </Alert>
  );
}
