import { Trans, useLingui } from "@lingui/react/macro";
import { lazyModule, rootRoute, to, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { textLink } from "@plaza/ui-kit/text-link";
import type { ChangeUploads, UploadItems } from "@plaza/ui-kit/upload-items";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { login, whole } from "./apply-form.css.ts";
import { FormSection } from "./form-section.tsx";

/** It weighs much, and does nothing without scripts: the rest of the form can be filled in before it is there. */
const documentsField = lazyModule(() => import("./documents-field.tsx"));

export interface DocumentsPartProps {
  readonly items: UploadItems;
  readonly onItems: ChangeUploads;
  readonly error: ReactNode;
}

/** The documents, which are sent as soon as they are chosen, and so by customers only. */
export function DocumentsPart({ items, onItems, error }: DocumentsPartProps): ReactElement {
  const { t } = useLingui();
  const { session } = rootRoute.useRouteContext();
  const { module: field, failed, load } = useLazyModule(documentsField, session.isCustomer && "needed");
  return (
    <FormSection title={t`Documents`}>
      <div className={whole}>
        {!session.isCustomer ? (
          <p className={login}>
            <Trans>Documents can be added once you have logged in. What you have written stays here.</Trans>
            <Link {...to.login()} className={textLink}>
              <Trans>Log in</Trans>
            </Link>
          </p>
        ) : field !== null ? (
          <field.DocumentsField items={items} onItems={onItems} error={error} />
        ) : failed ? (
          <Alert
            kind="warning"
            action={
              <Button size="small" onClick={() => void load()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Documents cannot be added at the moment.</Trans>
          </Alert>
        ) : (
          <Skeleton height={200} />
        )}
      </div>
    </FormSection>
  );
}
