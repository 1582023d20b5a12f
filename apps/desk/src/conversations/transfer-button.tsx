import { Trans, useLingui } from "@lingui/react/macro";
import { colleaguesQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { Icon } from "@plaza/ui-kit/icon";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { TextArea } from "@plaza/ui-kit/text-area";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight } from "lucide";
import { type ReactElement, useEffect, useState } from "react";
import { onDesktop } from "../frame/frame.css.ts";
import { conversationsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { useDeskRun } from "./desk-run-context.ts";

const maxNoteLength = 500;

export interface TransferButtonProps {
  readonly customerId: number;
  readonly name: string;
  /** The conversation is the agent's. */
  readonly isOwn: boolean;
}

/** Passes a conversation on to a colleague who is there, with a note: what was said before stays with who has said it. */
export function TransferButton({ customerId, name, isOwn }: TransferButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const desk = useDeskRun();
  return (
    <>
      {isOwn && (
        <Button
          size="small"
          icon={<Icon of={ArrowLeftRight} size={16} />}
          disabled={desk?.state.link !== "open"}
          onClick={() => setOpen(true)}
        >
          <span className={onDesktop}>
            <Trans context="conversation">Transfer</Trans>
          </span>
        </Button>
      )}
      {isOpen && <TransferDialog customerId={customerId} name={name} isOwn={isOwn} onClose={() => setOpen(false)} />}
    </>
  );
}

function TransferDialog({
  customerId,
  name,
  isOwn,
  onClose,
}: TransferButtonProps & { readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const desk = useDeskRun();
  const { agents } = conversationsRoute.useRouteContext();
  const query = useQuery({ ...colleaguesQuery(agents, undefined), refetchInterval: 10_000 });
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState("");
  // Where the conversation becomes somebody else's by this, it is done; where it does otherwise, the note stays.
  const [isSent, setSent] = useState(false);
  const isConnected = desk?.state.link === "open";
  // Nobody knows whether it has arrived: it may be sent once more.
  if (isSent && !isConnected) setSent(false);
  useEffect(() => {
    if (isSent && !isOwn) onClose();
  });
  const complaint = desk?.state.complaint ?? null;
  const isBusy = isSent && isConnected && complaint === null;
  const isThere = query.data?.some(({ id }) => String(id) === chosen) === true;
  const { errors, attempt } = useFormErrors<"colleague">(
    form,
    isThere ? {} : { colleague: t`Please choose a colleague.` },
  );
  return (
    <FormDialog
      title={<Trans>Pass {name} on</Trans>}
      submitLabel={<Trans context="conversation">Transfer</Trans>}
      busy={isBusy}
      closesWhileBusy
      disabled={!isOwn || query.data?.length === 0}
      problem={null}
      formRef={setForm}
      onSubmit={() => {
        if (query.data === undefined || !attempt() || !isConnected || isBusy || !isOwn) return;
        desk.run.dispatch({ type: "transfer", customerId, agentId: Number(chosen), note: note.trim() });
        setSent(true);
      }}
      onClose={onClose}
    >
      <Loaded query={query} lines={2}>
        {(colleagues) =>
          colleagues.length === 0 ? (
            <p>
              <Trans>None of your colleagues is online.</Trans>
            </p>
          ) : (
            <>
              {!isOwn && !isSent && (
                <Alert kind="warning" announce>
                  <Trans>Another agent has this conversation now.</Trans>
                </Alert>
              )}
              {!isConnected && (
                <Alert kind="warning" announce>
                  <Trans>The connection was lost. Connecting again…</Trans>
                </Alert>
              )}
              {isSent && complaint !== null && (
                <Alert kind="danger" announce>
                  {complaint}
                </Alert>
              )}
              <RadioGroup
                label={<Trans>Hand over to</Trans>}
                options={colleagues.map((each) => ({ value: String(each.id), label: each.name }))}
                value={chosen}
                error={errors.colleague}
                onChange={setChosen}
              />
              <TextArea
                label={<Trans>Note for your colleague</Trans>}
                hint={
                  <Trans>Your colleague does not see what was said before. The customer does not see the note.</Trans>
                }
                optional
                maxLength={maxNoteLength}
                value={note}
                onChange={({ currentTarget }) => setNote(currentTarget.value)}
              />
            </>
          )
        }
      </Loaded>
    </FormDialog>
  );
}
