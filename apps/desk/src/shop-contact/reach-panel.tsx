import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Field } from "@plaza/ui-kit/field";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { LanguageFields } from "../shared/language-fields.tsx";
import { mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import { textErrors } from "../shared/text-errors.ts";
import type { ContactPartProps } from "./contact-form.tsx";

const maxPhoneLength = 30;
const maxWechatLength = 60;
const maxGreetingLength = 300;

/** By chat, by telephone, in WeChat, and what is said while nobody is there. */
export function ReachPanel({ contact, errors, onChange }: ContactPartProps): ReactElement {
  const { t } = useLingui();
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="shop-reach">
      <div>
        <h2 id="shop-reach" className={panelTitle}>
          <Trans>How customers reach you</Trans>
        </h2>
        <p className={mute}>
          <Trans>
            It stands on the page of your shop and in the chat. When you are open is said with your{" "}
            <Link to="/addresses" className={textLink}>
              addresses
            </Link>
            .
          </Trans>
        </p>
      </div>
      <Checkbox
        label={<Trans>By chat</Trans>}
        description={<Trans>Without it customers see only what else is said here.</Trans>}
        checked={contact.hasChat}
        onChange={({ currentTarget: { checked } }) => onChange({ hasChat: checked })}
      />
      <Field
        label={t({ message: "Phone", context: "shop" })}
        type="tel"
        optional
        maxLength={maxPhoneLength}
        value={contact.phone}
        error={errors["phone"]}
        onChange={({ currentTarget: { value } }) => onChange({ phone: value })}
      />
      <Field
        label={t`WeChat account`}
        optional
        maxLength={maxWechatLength}
        autoComplete="off"
        value={contact.wechat}
        error={errors["wechat"]}
        onChange={({ currentTarget: { value } }) => onChange({ wechat: value })}
      />
      <LanguageFields
        label={<Trans>What customers read in the chat while nobody is there</Trans>}
        texts={contact.greeting}
        maxLength={maxGreetingLength}
        rows={2}
        wide
        optional
        errors={textErrors(errors, "greeting")}
        onTexts={(greeting) => onChange({ greeting })}
      />
    </section>
  );
}
