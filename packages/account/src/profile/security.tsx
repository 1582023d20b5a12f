import { Trans, useLingui } from "@lingui/react/macro";
import type { Customer } from "@plaza/api-client";
import { formatDate, useLocale } from "@plaza/i18n";
import { lazyModule, useExtension, useLazyModule } from "@plaza/routing";
import { isEmail, maskedDestination } from "@plaza/shopping/destination";
import { Button } from "@plaza/ui-kit/button";
import { explanation } from "@plaza/ui-kit/global";
import { useToasts } from "@plaza/ui-kit/toast";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { Lock, Mail, Smartphone } from "lucide";
import { type ReactElement, useState, type ReactNode } from "react";
import * as look from "../shared/account-section.css.ts";
import { useCodeKind } from "../shared/destination-kinds.ts";
import { AvatarButton } from "./avatar-button.tsx";
import { maxMegabytes } from "./chosen-image.ts";
import { details, identity, identityText, name } from "./profile.css.ts";
import { Icon, type IconProps } from "@plaza/ui-kit/icon";

export interface SecurityProps {
  readonly customer: Customer;
}

const mobileDialog = lazyModule(() => import("./mobile-dialog.tsx"));
const emailDialog = lazyModule(() => import("./email-dialog.tsx"));
const passwordDialog = lazyModule(() => import("./password-dialog.tsx"));

/** With what the customer logs in. */
export function Security({ customer }: SecurityProps): ReactElement {
  const { mobile, email, codesGoTo } = customer;
  const hasEmail = useExtension("email");
  // A number is taken by a code that is sent to it, and a password changed by one: neither where no code can arrive.
  const codeKind = useCodeKind();
  const takesNumber = codeKind === "mobile" || codeKind === "either";
  const codeArrives =
    codesGoTo !== null && (isEmail(codesGoTo) ? codeKind !== "mobile" && codeKind !== null : takesNumber);
  const { t } = useLingui();
  const toasts = useToasts();
  const loadError = t`The form did not load. Please try again.`;
  const mobileForm = useDialog(useLazyModule(mobileDialog), loadError);
  const emailForm = useDialog(useLazyModule(emailDialog), loadError);
  const passwordForm = useDialog(useLazyModule(passwordDialog), loadError);
  const [open, setOpen] = useState<"mobile" | "email" | "password" | null>(null);

  function close(): void {
    setOpen(null);
  }
  function done(text: string): void {
    close();
    toasts.show(text);
  }
  return (
    <section className={look.section} aria-labelledby="login-and-security">
      <h2 id="login-and-security" className={look.heading}>
        <Trans>Login and security</Trans>
      </h2>
      {(takesNumber || mobile !== null) && (
        <ProfileRow icon={Smartphone} title={<Trans>Phone number</Trans>} about={<UsedToLogIn destination={mobile} />}>
          {takesNumber && (
            <Button size="small" onClick={() => mobileForm.openWhenLoaded(() => setOpen("mobile"))}>
              {mobile === null ? <Trans>Add number</Trans> : <Trans>Change number</Trans>}
            </Button>
          )}
        </ProfileRow>
      )}
      {hasEmail && (
        <ProfileRow icon={Mail} title={<Trans>Email</Trans>} about={<UsedToLogIn destination={email} />}>
          <Button size="small" onClick={() => emailForm.openWhenLoaded(() => setOpen("email"))}>
            {email === null ? <Trans>Add email</Trans> : <Trans>Change email</Trans>}
          </Button>
        </ProfileRow>
      )}
      <ProfileRow
        icon={Lock}
        title={<Trans>Password</Trans>}
        about={
          codeArrives ? (
            <Trans>Letters and numbers. Changing it logs out your other devices.</Trans>
          ) : (
            <CodeMissing takesNumber={takesNumber} hasEmail={hasEmail} />
          )
        }
      >
        {codeArrives && (
          <Button size="small" onClick={() => passwordForm.openWhenLoaded(() => setOpen("password"))}>
            <Trans>Change password</Trans>
          </Button>
        )}
      </ProfileRow>
      {mobileForm.module !== null && open === "mobile" && (
        <mobileForm.module.MobileDialog
          customer={customer}
          onSaved={() => done(t`Your phone number is saved.`)}
          onClose={close}
        />
      )}
      {emailForm.module !== null && open === "email" && (
        <emailForm.module.EmailDialog
          customer={customer}
          onSaved={() => done(t`Your email address is saved.`)}
          onClose={close}
        />
      )}
      {passwordForm.module !== null && open === "password" && codesGoTo !== null && (
        <passwordForm.module.PasswordDialog
          destination={codesGoTo}
          onSaved={() => done(t`Your password is changed. Your other devices are logged out.`)}
          onClose={close}
        />
      )}
    </section>
  );
}

interface CodeMissingProps {
  readonly takesNumber: boolean;
  readonly hasEmail: boolean;
}

/** What is to be done before a code can arrive. */
function CodeMissing({ takesNumber, hasEmail }: CodeMissingProps): ReactElement {
  if (takesNumber) return <Trans>Add a phone number first: a code is sent there.</Trans>;
  if (hasEmail) return <Trans>Add an email address first: a code is sent there.</Trans>;
  return <Trans>It is changed by a code, and none can be sent at present.</Trans>;
}

interface UsedToLogInProps {
  readonly destination: string | null;
}

function UsedToLogIn({ destination }: UsedToLogInProps): ReactElement {
  if (destination === null) return <Trans>None yet</Trans>;
  const masked = maskedDestination(destination);
  return <Trans>{masked}, used to log in</Trans>;
}

interface IdentityProps {
  readonly customer: Customer;
}

/** Who the customer is here, and since when. */
export function Identity({ customer }: IdentityProps): ReactElement {
  const { nickname, memberNumber, registeredAt } = customer;
  const locale = useLocale();
  const day = registeredAt === null ? null : formatDate(registeredAt, locale);
  return (
    <div className={identity}>
      <AvatarButton customer={customer} />
      <div className={identityText}>
        <p className={name}>
          <bdi>{nickname}</bdi>
        </p>
        <p className={details}>
          <span>
            <Trans>User id {memberNumber}</Trans>
          </span>
          {day !== null && (
            <span>
              <Trans>member since {day}</Trans>
            </span>
          )}
        </p>
      </div>
      <p className={explanation}>
        <Trans>JPG or PNG, up to {maxMegabytes} MB</Trans>
      </p>
    </div>
  );
}

interface ProfileRowProps {
  readonly icon: IconProps["of"];
  readonly title: ReactNode;
  readonly about: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One thing of an account, with its button at the end of the line. */
function ProfileRow({ icon, title, about, children }: ProfileRowProps): ReactElement {
  return (
    <div className={look.row}>
      <span className={look.rowIcon}>
        <Icon of={icon} size={18} />
      </span>
      <div className={look.rowText}>
        <p>{title}</p>
        <p className={explanation}>{about}</p>
      </div>
      <div className={look.rowAction}>{children}</div>
    </div>
  );
}
