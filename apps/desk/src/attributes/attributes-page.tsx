import { Trans, useLingui } from "@lingui/react/macro";
import {
  type MarketplaceAttribute,
  type MarketplaceAttributeValue,
  marketplaceAttributesQuery,
  type ProposedOption,
} from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { attributesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { AdoptDialog } from "./adopt-dialog.tsx";
import { AttributeDialog } from "./attribute-dialog.tsx";
import { AttributePanel } from "./attribute-panel.tsx";
import { MergeValueDialog } from "./merge-value-dialog.tsx";
import { ProposedOptions } from "./proposed-options.tsx";
import { RemoveAttributeDialog, RemoveValueDialog } from "./remove-dialogs.tsx";
import { ValueDialog } from "./value-dialog.tsx";

/** How often it is looked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

type Open =
  | { readonly kind: "new" }
  | { readonly kind: "change" | "remove" | "newValue"; readonly attribute: MarketplaceAttribute }
  | {
      readonly kind: "changeValue" | "mergeValue" | "removeValue";
      readonly attribute: MarketplaceAttribute;
      readonly value: MarketplaceAttributeValue;
    }
  | {
      readonly kind: "adopt";
      readonly attributes: readonly MarketplaceAttribute[];
      readonly option: ProposedOption;
    };

/** What shoppers narrow lists down by, whatever merchants call it. */
export function AttributesPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = attributesRoute.useRouteContext();
  const query = useQuery({ ...marketplaceAttributesQuery(desk, undefined), refetchInterval: often });
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <div className={page}>
      <PageHead title={t`Attributes`}>
        {query.data !== undefined && (
          <Button kind="primary" onClick={() => setOpen({ kind: "new" })}>
            <Trans>New attribute</Trans>
          </Button>
        )}
      </PageHead>
      <p className={mute}>
        <Trans>
          Shoppers narrow lists down by them, one after the other as they stand here. Whatever merchants call an option
          and its values, in whatever language, is counted as the attribute and the value that hold the word.
        </Trans>
      </p>
      <Loaded query={query}>
        {(attributes) => (
          <>
            {attributes.length === 0 && (
              <EmptyState
                title={<Trans>No attributes yet</Trans>}
                line={<Trans>Lists show the options of products as merchants have written them.</Trans>}
              />
            )}
            {attributes.map((attribute, index) => (
              <AttributePanel
                key={attribute.id}
                attribute={attribute}
                attributes={attributes}
                index={index}
                onOpen={(kind) => setOpen({ kind, attribute })}
                onOpenValue={(kind, value) => setOpen({ kind, attribute, value })}
              />
            ))}
            <ProposedOptions
              attributes={attributes}
              onAdopt={(option) => setOpen({ kind: "adopt", attributes, option })}
            />
          </>
        )}
      </Loaded>
      {open !== null && <OpenDialog open={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function OpenDialog({ open, onClose }: { readonly open: Open; readonly onClose: () => void }): ReactElement {
  switch (open.kind) {
    case "new":
      return <AttributeDialog attribute={null} onClose={onClose} />;
    case "change":
      return <AttributeDialog attribute={open.attribute} onClose={onClose} />;
    case "remove":
      return <RemoveAttributeDialog attribute={open.attribute} onClose={onClose} />;
    case "newValue":
      return <ValueDialog attribute={open.attribute} value={null} onClose={onClose} />;
    case "changeValue":
      return <ValueDialog attribute={open.attribute} value={open.value} onClose={onClose} />;
    case "mergeValue":
      return <MergeValueDialog attribute={open.attribute} value={open.value} onClose={onClose} />;
    case "removeValue":
      return <RemoveValueDialog attribute={open.attribute} value={open.value} onClose={onClose} />;
    case "adopt":
      return <AdoptDialog attributes={open.attributes} option={open.option} onClose={onClose} />;
    default:
      return open satisfies never;
  }
}
