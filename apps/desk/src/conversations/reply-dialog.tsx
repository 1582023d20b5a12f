import { Trans, useLingui } from "@lingui/react/macro";
import { type QuickReply, saveQuickReply, type WrittenReply } from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { TextArea } from "@plaza/ui-kit/text-area";
import { type ReactElement, useState } from "react";
import { conversationsRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

export interface ReplyDialogProps {
  /** Null for a new one. */
  readonly reply: QuickReply | null;
  readonly onClose: () => void;
}

/** A quick reply of one's own; staff may write one for all. */
export function ReplyDialog({ reply, onClose }: ReplyDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = conversationsRoute.useRouteContext();
  const { data: user } = useDeskUser();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [title, setTitle] = useState(reply?.title ?? "");
  const [content, setContent] = useState(reply?.content ?? "");
  const [isShared, setShared] = useState(reply !== null && !reply.isOwn);
  const missing = t`Please fill this in.`;
  const { errors, attempt } = useFormErrors<"title" | "content">(form, {
    ...(title.trim() === "" && { title: missing }),
    ...(content.trim() === "" && { content: missing }),
  });
  const save = useChange({
    event: "quick-reply-change",
    send: (written: WrittenReply) => saveQuickReply(desk, written),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={reply === null ? <Trans>New quick reply</Trans> : <Trans>Change the quick reply</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={save.problem}
      formRef={setForm}
      onSubmit={() => {
        if (attempt()) save.run({ id: reply?.id ?? null, title: title.trim(), content: content.trim(), isShared });
      }}
      onClose={onClose}
    >
      <Field
        label={<Trans>Title</Trans>}
        maxLength={100}
        autoComplete="off"
        value={title}
        error={errors.title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <TextArea
        label={<Trans>Text</Trans>}
        maxLength={500}
        rows={4}
        value={content}
        error={errors.content}
        onChange={({ currentTarget }) => setContent(currentTarget.value)}
      />
      {user !== undefined && user.role !== "agent" && (
        <Checkbox
          label={<Trans>For all agents</Trans>}
          checked={isShared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}
