import { Trans, useLingui } from "@lingui/react/macro";
import { platformMessage } from "@plaza/api-client";
import { lazyModule, rootRoute, to, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { panelTitle } from "@plaza/ui-kit/global";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { textLink } from "@plaza/ui-kit/text-link";
import type { ChangeUploads, UploadItems } from "@plaza/ui-kit/upload-items";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { login, section, whole } from "./apply-form.css.ts";
import { treatyButton } from "./treaty.css.ts";

const treatyDialog = lazyModule(() => import("./treaty-dialog.tsx"));

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

interface FormSectionProps {
  readonly title: ReactNode;
  readonly children: Elements;
}

/** Fields that belong together, two beside each other where there is room. */
export function FormSection({ title, children }: FormSectionProps): ReactElement {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={`${panelTitle} ${whole}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The box for the agreement. What opens the text beside it does not tick the box. */
export function AgreementBox({ error }: { readonly error: ReactNode }): ReactElement {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { module, prefetch, openWhenLoaded } = useDialog(
    useLazyModule(treatyDialog),
    t`This part of the page did not load. Please try again.`,
  );
  return (
    <div>
      <Checkbox name="agreement" error={error} label={<Trans>I have read and accept the merchant agreement.</Trans>} />
      <button
        type="button"
        className={`${textLink} ${treatyButton}`}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => openWhenLoaded(() => setOpen(true))}
      >
        <Trans>Read the merchant agreement</Trans>
      </button>
      {module !== null && <module.TreatyDialog open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface ApplyFailedProps {
  readonly error: Error;
  /** Whether the platform recognises a repetition, so that sending again is safe. */
  readonly repeatable: boolean;
}

/** Why an application was not taken, or that nobody knows whether it was. */
export function ApplyFailed({ error, repeatable }: ApplyFailedProps): ReactElement {
  return (
    <Alert kind="danger" announce>
      {platformMessage(error) ??
        (repeatable ? (
          <Trans>We do not know whether your application arrived. Please send it again: it counts only once.</Trans>
        ) : (
          <Trans>
            We do not know whether your application arrived. Check{" "}
            <Link {...to.merchantApplicationRecords()} className={textLink}>
              your applications
            </Link>{" "}
            before you send it again.
          </Trans>
        ))}
    </Alert>
  );
}
