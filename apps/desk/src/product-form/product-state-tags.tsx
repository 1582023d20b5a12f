import { Trans } from "@lingui/react/macro";
import type { StoredProductForm } from "@plaza/api-client/desk";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { ListingApproval } from "../products/listing-approval.tsx";
import { ListingTakedown } from "../products/listing-takedown.tsx";
import { row, stack } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface ProductStateTagsProps {
  /** Null: it was never published. */
  readonly stored: StoredProductForm | null;
  readonly hasDraft: boolean;
}

/** What shoppers see of a product, and what waits. */
export function ProductStateTags({ stored, hasDraft }: ProductStateTagsProps): ReactElement {
  const textIn = useTextIn();
  return (
    <div className={stack}>
      <div className={row}>
        {stored === null ? (
          <Tag kind="neutral">
            <Trans>Not published yet</Trans>
          </Tag>
        ) : stored.isArchived ? (
          <Tag kind="neutral">
            <Trans>Archived</Trans>
          </Tag>
        ) : stored.content.isListed ? (
          <Tag kind="success">
            <Trans>On the shelf</Trans>
          </Tag>
        ) : (
          <Tag kind="neutral">
            <Trans>Off the shelf</Trans>
          </Tag>
        )}
        {stored !== null && hasDraft && (
          <Tag kind="info">
            <Trans>Changed, not published</Trans>
          </Tag>
        )}
        {stored !== null && !stored.isApproved && stored.takedown === null && stored.approval === null && (
          <Tag kind="warning">
            <Trans>Waits for the platform</Trans>
          </Tag>
        )}
      </div>
      {stored !== null && stored.takedown !== null && (
        <ListingTakedown product={{ id: stored.id, name: textIn(stored.content.name) }} takedown={stored.takedown} />
      )}
      {stored !== null && stored.approval !== null && <ListingApproval approval={stored.approval} />}
    </div>
  );
}
