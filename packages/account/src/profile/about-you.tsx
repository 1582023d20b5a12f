import { Trans, useLingui } from "@lingui/react/macro";
import { type Customer, type Gender, changeProfile, type ProfileChange, staleAfter } from "@plaza/api-client";
import { formatTimeOfDay, useReader } from "@plaza/i18n";
import { isBlank } from "@plaza/shopping/blank-text";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { Icon } from "@plaza/ui-kit/icon";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { Check } from "lucide";
import { type ReactElement, type SubmitEvent, useState } from "react";
import { heading, section } from "../shared/account-section.css.ts";
import { RejectedAlert } from "../shared/form-parts.tsx";
import * as look from "./profile.css.ts";
import { profileRoute } from "../routes.ts";
import { type Submission, useSubmission } from "../shared/use-submission.ts";

const maxNickname = 32;

/** What can be wrong with a nickname. The platform counts characters as people write them down: an emoji may be one. */
export function nicknameProblem(written: string): "missing" | "long" | null {
  const nickname = written.trim();
  if (isBlank(nickname)) return "missing";
  return Array.from(nickname).length > maxNickname ? "long" : null;
}

export interface AboutYouProps {
  readonly customer: Customer;
}

/** A radio needs a word where the gender is not told. */
const untold = "untold";

/** The nickname and the gender, saved together. */
export function AboutYou({ customer }: AboutYouProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const isLive = useHydrated();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [nickname, setNickname] = useState(customer.nickname);
  const [gender, setGender] = useState<Gender>(customer.gender);
  const { submit, busy, rejected, savedAt, forget } = useSaveProfile();
  const texts = { missing: t`Enter a nickname.`, long: t`A nickname has at most 32 characters.` };
  const errorsOf = (written: string) => {
    const problem = nicknameProblem(written);
    return problem === null ? {} : { nickname: texts[problem] };
  };
  const { errors, leave, attempt } = useFormErrors(form, errorsOf(nickname));

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // What a fast typist wrote before the page's code was here is in the field alone.
    const written = new FormData(event.currentTarget).get("nickname");
    const now = typeof written === "string" ? written : nickname;
    setNickname(now);
    if (attempt(errorsOf(now))) submit({ nickname: now.trim(), gender });
  }
  const time = savedAt === null ? null : formatTimeOfDay(savedAt, reader);
  return (
    <section className={section} aria-labelledby="about-you">
      <h2 id="about-you" className={heading}>
        <Trans>About you</Trans>
      </h2>
      <form ref={setForm} method="post" noValidate onInput={forget} onSubmit={send}>
        <div className={look.fields}>
          <Field
            label={t`Nickname`}
            name="nickname"
            autoComplete="nickname"
            defaultValue={customer.nickname}
            hint={t`Shown with your reviews.`}
            error={errors.nickname}
            onChange={({ target }) => setNickname(target.value)}
            onBlur={leave("nickname")}
          />
          <RadioGroup
            label={t`Gender`}
            value={gender ?? untold}
            onChange={(chosen) => setGender(chosen === untold ? null : chosen)}
            options={[
              { value: "female", label: t`Female` },
              { value: "male", label: t`Male` },
              { value: untold, label: t`Rather not say` },
            ]}
          />
        </div>
        <RejectedAlert rejected={rejected} />
        <div className={look.saving}>
          <Button type="submit" kind="primary" busy={busy} disabled={!isLive}>
            {busy ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
          </Button>
          <span role="status" className={look.saved}>
            {time !== null && (
              <>
                <Icon of={Check} size={16} /> <Trans>Saved at {time}</Trans>
              </>
            )}
          </span>
        </div>
      </form>
    </section>
  );
}

interface SavedProfile extends Submission<ProfileChange> {
  /** By this device's clock; null where nothing was saved, or the form was changed since. */
  readonly savedAt: number | null;
}

/** Saves, and renews the header with the page. */
function useSaveProfile(): SavedProfile {
  const { api, queryClient } = profileRoute.useRouteContext();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const save = useSubmission(
    (change: ProfileChange) => changeProfile(api, change),
    () => {
      setSavedAt(Date.now());
      void queryClient.invalidateQueries({ predicate: staleAfter("profile-change") });
    },
    "again",
  );
  return {
    ...save,
    savedAt,
    forget: () => {
      setSavedAt(null);
      save.forget();
    },
  };
}
