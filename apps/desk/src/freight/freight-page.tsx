import { Trans, useLingui } from "@lingui/react/macro";
import { type FreightTemplate, shopFreightQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { freightRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page, panel } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { CashPanel } from "./cash-panel.tsx";
import { FreeFromPanel } from "./free-from-panel.tsx";
import { RemoveTemplateDialog } from "./remove-template-dialog.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import { TemplatePanel } from "./template-panel.tsx";
import { TryFreight } from "./try-freight.tsx";
import { useAllRegions } from "./use-all-regions.ts";

type Dialog =
  | { readonly is: "save"; readonly template: FreightTemplate | null }
  | { readonly is: "remove"; readonly template: FreightTemplate };

/** What the shop charges for sending. */
export function FreightPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = freightRoute.useRouteContext();
  const query = useQuery(shopFreightQuery(desk, undefined));
  const isOwner = useDeskUser().data?.role === "owner";
  const all = useAllRegions();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (): void => setDialog(null);
  return (
    <div className={page}>
      <PageHead title={t`Freight`} thing={{ thing: "freight" }}>
        {isOwner && (
          <Button kind="primary" onClick={() => setDialog({ is: "save", template: null })}>
            <Trans>New template</Trans>
          </Button>
        )}
      </PageHead>
      <Loaded query={query}>
        {({ templates, freeFrom }) => {
          const [first, ...more] = templates;
          return (
            <>
              {first === undefined && (
                <div className={panel}>
                  <EmptyState
                    title={<Trans>No freight templates yet</Trans>}
                    line={
                      <Trans>A template says what a parcel costs where. The first one counts for all products.</Trans>
                    }
                  />
                </div>
              )}
              {templates.map((template) => (
                <TemplatePanel
                  key={template.id}
                  template={template}
                  labels={all.labels}
                  owner={
                    isOwner
                      ? {
                          onChange: () => setDialog({ is: "save", template }),
                          onRemove: () => setDialog({ is: "remove", template }),
                        }
                      : null
                  }
                />
              ))}
              <FreeFromPanel freeFrom={freeFrom} all={all} isOwner={isOwner} />
              <CashPanel all={all} isOwner={isOwner} />
              {first !== undefined && <TryFreight templates={[first, ...more]} all={all} />}
              {dialog?.is === "save" && <TemplateDialog template={dialog.template} all={all} onClose={close} />}
              {dialog?.is === "remove" && (
                <RemoveTemplateDialog template={dialog.template} templates={templates} onClose={close} />
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
