import { Trans, useLingui } from "@lingui/react/macro";
import { saveShopContact, type SeenShopContact, type ShopContact } from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { shopContactRoute } from "../routes.ts";
import { ChangedMeanwhile } from "../shared/changed-meanwhile.tsx";
import { areSameTexts, writtenTexts } from "../shared/language-texts.ts";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { SaveBar } from "../shared/save-bar.tsx";
import { useUnsavedWork } from "../shared/unsaved-work/use-unsaved-work.ts";
import { HolidayPanel } from "./holiday-panel.tsx";
import { ReachPanel } from "./reach-panel.tsx";

/** What a part of the page shows and changes. */
export interface ContactPartProps {
  readonly contact: ShopContact;
  /** What is wrong, by the fields of the wire; of a text its languages stand behind the name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (more: Partial<ShopContact>) => void;
}

const fields = ["phone", "wechat", "greeting", "holiday", "holiday_from", "holiday_until"];

/** Two parts and one bar to save them. */
export function ContactForm({ saved }: { readonly saved: SeenShopContact }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = shopContactRoute.useRouteContext();
  const { id: _id, revision, ...contact } = saved;
  const control = useUnsavedWork<ShopContact>({
    event: "shop-change",
    read: { work: contact, revision },
    countChanges,
    savedAs: (written) => ({ ...written, greeting: writtenTexts(written.greeting) }),
    send: (written) => saveShopContact(desk, { revision: written.revision, written: written.work }),
    onSaved: () => toasts.show(t`Saved`),
  });
  const { work, write, changes, saving } = control;
  const { problem, field } = saving;
  const isBesideField =
    field !== null && fields.some((each) => field === each || locales.some((locale) => field === `${each}_${locale}`));
  const part: ContactPartProps = {
    contact: work,
    errors: problem === null || field === null ? {} : { [field]: problem },
    onChange: (more) => write(() => more),
  };
  return (
    <>
      {control.isChangedMeanwhile && (
        <ChangedMeanwhile onTheirs={() => control.goOn("theirs")} onMine={() => control.goOn("mine")} />
      )}
      <ReachPanel {...part} />
      <HolidayPanel {...part} />
      <SaveBar
        changes={changes}
        busy={saving.busy}
        problem={isBesideField ? null : problem}
        onUndo={control.undo}
        onSave={control.save}
        onRedo={control.redo}
      />
      <LeaveDialog isNeeded={changes > 0}>
        <Trans>What you have changed here is lost.</Trans>
      </LeaveDialog>
    </>
  );
}

const plain = ["hasChat", "phone", "wechat"] as const;

function countChanges(before: ShopContact, now: ShopContact): number {
  const isHolidayChanged = (["holiday", "holidayFrom", "holidayUntil"] as const).some(
    (field) => before[field] !== now[field],
  );
  return (
    plain.filter((field) => before[field] !== now[field]).length +
    Number(!areSameTexts(before.greeting, now.greeting)) +
    Number(isHolidayChanged)
  );
}
