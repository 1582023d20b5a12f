import { Trans, useLingui } from "@lingui/react/macro";
import {
  type CampaignTarget,
  type HomeThing,
  type HomeThingKind,
  homeThingKinds,
  type LanguageTexts,
  type NoticeCampaign,
  noticeCampaignQuery,
  saveNoticeCampaign,
} from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { Dialog } from "@plaza/ui-kit/dialog";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";
import { fieldErrors } from "../articles/field-errors.ts";
import { homeContext } from "../home/home-context.ts";
import { useHomeNames } from "../home/home-names.tsx";
import { ThingTarget } from "../home/target-fields.tsx";
import { noticesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { LanguageFields } from "../shared/language-fields.tsx";
import { writtenTexts } from "../shared/language-texts.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { AudienceCount } from "./audience-count.tsx";
import { AudienceFields } from "./audience-fields.tsx";
import { audienceForm, typedAudience } from "./audience-form.ts";
import { CampaignPreview } from "./campaign-preview.tsx";

export interface CampaignDialogProps {
  /** Null: it is new. */
  readonly id: number | null;
  readonly onClose: () => void;
}

const maxLength = { title: 60, content: 300 } as const;

/** What a notice says, where it leads and who gets it. What is there is read when the dialog opens. */
export function CampaignDialog({ id, onClose }: CampaignDialogProps): ReactElement {
  return id === null ? (
    <CampaignForm campaign={null} onClose={onClose} />
  ) : (
    <PresentCampaign id={id} onClose={onClose} />
  );
}

function PresentCampaign({ id, onClose }: { readonly id: number; readonly onClose: () => void }): ReactElement {
  const { desk } = noticesRoute.useRouteContext();
  // What is being written is not replaced by what a colleague saves meanwhile: saving it is refused then.
  const [opened, setOpened] = useState<NoticeCampaign | null>(null);
  const query = useQuery({ ...noticeCampaignQuery(desk, id), enabled: opened === null });
  if (opened === null && query.data !== undefined && !query.isFetching) setOpened(query.data);
  if (opened !== null) return <CampaignForm campaign={opened} onClose={onClose} />;
  return (
    <Dialog open size="wide" title={<Trans>Change the notice</Trans>} onClose={onClose}>
      <Loaded query={query} lines={4}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface CampaignFormProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly campaign: NoticeCampaign | null;
  readonly onClose: () => void;
}

function CampaignForm({ campaign, onClose }: CampaignFormProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = noticesRoute.useRouteContext();
  const [title, setTitle] = useState<LanguageTexts>(campaign?.title ?? {});
  const [content, setContent] = useState<LanguageTexts>(campaign?.content ?? {});
  const [target, setTarget] = useState<CampaignTarget | null>(campaign?.target ?? null);
  /** A kind of thing of which none is chosen yet. */
  const [wanted, setWanted] = useState<HomeThingKind | null>(null);
  const [form, setForm] = useState(() => audienceForm(campaign?.audience));
  const [named, setNamed] = useState<readonly HomeThing[]>(campaign?.named ?? []);
  const [isTried, setIsTried] = useState(false);
  const audience = typedAudience(form);
  const save = useChange({
    event: "notice-campaign-change",
    send: (to: NonNullable<typeof audience>) =>
      saveNoticeCampaign(desk, {
        seen: campaign === null ? null : { id: campaign.id, revision: campaign.revision },
        title: writtenTexts(title),
        content: writtenTexts(content),
        target,
        audience: to,
      }),
    onDone: () => {
      toasts.show(t`The notice is saved.`);
      onClose();
    },
  });
  const changed = (): void => {
    if (save.problem !== null) save.reset();
  };
  const names = useMemo(
    () => ({ named, name: (thing: HomeThing) => setNamed((before) => [...before, thing]), wrong: null }),
    [named],
  );
  const ofTitle = fieldErrors(save, "title", locales);
  const ofContent = fieldErrors({ problem: ofTitle.rest, field: save.field }, "content", locales);
  const isOfGroup = ["days", "level_id", "shop_id", "category_id"].includes(save.field ?? "");
  const isEmpty = Object.keys(writtenTexts(title)).length === 0;
  const isTargetMissing = wanted !== null;
  const groupErrors = isOfGroup ? { [save.field ?? ""]: save.problem ?? "" } : isTried ? missingOfGroup() : {};
  function missingOfGroup() {
    if (audience !== null) return {};
    const choose = t`Please choose one.`;
    if (form.kind === "level") return { level_id: choose };
    return {
      ...(form.shopId === null && { shop_id: choose }),
      ...(form.categoryId === null && { category_id: choose }),
      ...(!/^[1-9]\d{0,3}$/.test(form.days.trim()) && { days: t`A whole number of days` }),
    };
  }
  return (
    <homeContext.Provider value={names}>
      <FormDialog
        size="wide"
        title={campaign === null ? <Trans>New notice</Trans> : <Trans>Change the notice</Trans>}
        submitLabel={<Trans>Save the draft</Trans>}
        busy={save.busy}
        problem={isOfGroup ? null : ofContent.rest}
        onSubmit={() => {
          setIsTried(true);
          if (!isEmpty && !isTargetMissing && audience !== null) save.run(audience);
        }}
        onClose={onClose}
      >
        <p className={mute}>
          <Trans>It goes into the inboxes of customers. Nobody gets it before you send it.</Trans>
        </p>
        <LanguageFields
          label={<Trans context="notice">Title</Trans>}
          texts={title}
          maxLength={maxLength.title}
          errors={isTried && isEmpty ? { all: t`Please write this in one language at least.` } : ofTitle.errors}
          onTexts={(texts) => {
            setTitle(texts);
            changed();
          }}
        />
        <LanguageFields
          label={<Trans context="notice">Text</Trans>}
          texts={content}
          maxLength={maxLength.content}
          rows={3}
          wide
          errors={ofContent.errors}
          onTexts={(texts) => {
            setContent(texts);
            changed();
          }}
        />
        <TargetField
          target={target}
          wanted={wanted}
          error={isTried && isTargetMissing ? t`Please choose one.` : undefined}
          onWanted={setWanted}
          onTarget={(next) => {
            setTarget(next);
            changed();
          }}
        />
        <AudienceFields
          form={form}
          errors={groupErrors}
          onForm={(next) => {
            setForm(next);
            changed();
          }}
        />
        {audience !== null && <AudienceCount audience={audience} />}
        {!isEmpty && <CampaignPreview title={title} content={content} />}
      </FormDialog>
    </homeContext.Provider>
  );
}

interface TargetFieldProps {
  readonly target: CampaignTarget | null;
  readonly wanted: HomeThingKind | null;
  readonly error: string | undefined;
  readonly onWanted: (kind: HomeThingKind | null) => void;
  readonly onTarget: (target: CampaignTarget | null) => void;
}

/** Where the notice leads, chosen by name. */
function TargetField({ target, wanted, error, onWanted, onTarget }: TargetFieldProps): ReactElement {
  const { t } = useLingui();
  const { things } = useHomeNames();
  const kind = wanted ?? target?.kind ?? null;
  return (
    <>
      <SelectField
        label={<Trans>Leads to</Trans>}
        value={kind ?? ""}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          onWanted(homeThingKinds.find((each) => each === value) ?? null);
          onTarget(null);
        }}
      >
        <option value="">{t`Nowhere`}</option>
        {homeThingKinds.map((each) => (
          <option key={each} value={each}>
            {things[each]}
          </option>
        ))}
      </SelectField>
      {kind !== null && (
        <ThingTarget
          key={kind}
          kind={kind}
          id={target?.id ?? null}
          onId={(id) => {
            onWanted(null);
            onTarget({ kind, id });
          }}
        />
      )}
    </>
  );
}
