import { Trans, useLingui } from "@lingui/react/macro";
import { type QuickReply, saveQuickReply, type WrittenReply } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { TextArea } from "@plaza/ui-kit/text-area";
import { type ReactElement, useId, useState } from "react";
import { conversationsRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";

export interface ReplyDialogProps {
  /** Null for a new one. */
  readonly reply: QuickReply | null;
  readonly onClose: () => void;
}

/** A quick reply of one's own; staff may write one for all. */
export function ReplyDialog({ reply, onClose }: ReplyDialogProps): ReactElement {
  const { t } = useLingui();
  const formId = useId();
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
  function close(): void {
    if (!save.busy) onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={reply === null ? <Trans>New quick reply</Trans> : <Trans>Change the quick reply</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans context="dialog">Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={save.busy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        ref={setForm}
        id={formId}
        className={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (attempt()) save.run({ id: reply?.id ?? null, title: title.trim(), content: content.trim(), isShared });
        }}
      >
        {save.problem !== null && (
          <Alert kind="danger" announce>
            {save.problem}
          </Alert>
        )}
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
      </form>
    </Dialog>
  );
}
