import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { buttonClass, Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Progress } from "@plaza/ui-kit/progress";
import { useDroppedFiles } from "@plaza/ui-kit/use-dropped-files";
import { FolderUp, ImagePlus, Images } from "lucide";
import { type ReactElement, type RefObject, useId, useRef, useState } from "react";
import { productImportRoute } from "../../routes.ts";
import { LeaveDialog } from "../../shared/leave-dialog.tsx";
import { mute, panel, panelTitle, row, stack } from "../../shared/page.css.ts";
import { chooserOver, chooserTitle, dropZone, hints, input } from "../product-imports.css.ts";
import { type ChosenPicture, chosenPicture, isPicture, maxPictureMegabytes, pictureFault } from "./chosen-picture.ts";
import { droppedPictures } from "./dropped-pictures.ts";
import { PicturesOutcome } from "./pictures-outcome.tsx";
import { exampleName, pick, picks, elsewhereThanOnPhones } from "./pictures.css.ts";
import { RefusedPictures } from "./refused-pictures.tsx";
import { type ReadPicture, usePictureQueue } from "./use-picture-queue.ts";

/** Sends pictures, which files of products name as they lie in their folder. */
export function PictureSender(): ReactElement {
  const { t } = useLingui();
  const { desk } = productImportRoute.useRouteContext();
  const id = useId();
  const [state, queue] = usePictureQueue(desk);
  /** Files beside the pictures, of what was chosen last. */
  const [leftOut, setLeftOut] = useState(0);
  /** Whether what was chosen last had no pictures at all. */
  const [isWithout, setIsWithout] = useState(false);
  /** Whether what was dropped last could not be read at all. */
  const [isUnread, setIsUnread] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { total, sent, refused, isSending } = state;
  const done = sent + refused.length;
  const faults = {
    unreadable: t`It could not be read.`,
    folder: t`This folder could not be read in full.`,
    empty: t`The file is empty.`,
  };
  const take = (chosen: readonly ChosenPicture[]): void => {
    setIsUnread(false);
    if (chosen.length === 0) return;
    const pictures = chosen.filter(isPicture);
    setIsWithout(pictures.length === 0);
    if (pictures.length === 0) return;
    const read: ReadPicture[] = [];
    const wrong: { readonly name: string; readonly reason: string }[] = [];
    for (const { name, file, isFolder = false } of pictures) {
      const fault = isFolder ? "folder" : pictureFault(file);
      if (file !== null && fault === null) read.push({ name, file });
      else wrong.push({ name, reason: faults[fault ?? "unreadable"] });
    }
    const others = chosen.length - pictures.length;
    setLeftOut((before) => (isSending ? before + others : others));
    queue.add(read, wrong);
  };
  const { isOver, ...dropping } = useDroppedFiles(
    (_files, items) => void droppedPictures(items).then(take, () => setIsUnread(true)),
  );
  const left = total - done;
  return (
    <section className={panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={panelTitle}>
        <Trans>Pictures for a file</Trans>
      </h2>
      <div className={stack}>
        <div className={isOver ? `${dropZone} ${chooserOver}` : dropZone} {...dropping}>
          <Icon of={Images} size={28} />
          <span className={`${chooserTitle} ${elsewhereThanOnPhones}`}>
            <Trans>Choose a folder or pictures, or drop them here</Trans>
          </span>
          <span className={mute}>
            <Trans>JPG or PNG; above {maxPictureMegabytes} MB they are made smaller</Trans>
          </span>
          <div className={picks}>
            <PictureField
              label={t`Choose a folder`}
              icon={FolderUp}
              isFolder
              describedBy={`${id}-hints`}
              onFiles={take}
            />
            <PictureField
              fieldRef={field}
              label={t`Choose pictures`}
              icon={ImagePlus}
              describedBy={`${id}-hints`}
              onFiles={take}
            />
          </div>
        </div>
        {isSending && (
          <div className={stack}>
            <Progress
              label={<Trans>Sending pictures</Trans>}
              share={total === 0 ? null : done / total}
              detail={<Plural value={total} one={`${done} of # picture`} other={`${done} of # pictures`} />}
            />
            <div className={row}>
              <Button
                onClick={() => {
                  queue.stop();
                  field.current?.focus();
                }}
              >
                <Trans>Cancel the upload</Trans>
              </Button>
            </div>
          </div>
        )}
        {isUnread && (
          <Alert kind="danger" announce>
            <Trans>What you dropped could not be read. Please choose the folder instead.</Trans>
          </Alert>
        )}
        <PicturesOutcome
          state={state}
          leftOut={leftOut}
          isWithout={isWithout}
          onAgain={() => {
            queue.again();
            // Its button goes.
            field.current?.focus();
          }}
        />
        <RefusedPictures
          refused={refused}
          onClear={() => {
            queue.forgetRefused();
            field.current?.focus();
          }}
        />
        <ul id={`${id}-hints`} className={hints}>
          <li>
            <Trans>
              A file of products names pictures as they lie in the folder, folders below it included:{" "}
              <code className={exampleName}>shirts/red.jpg</code>. A picture that is chosen singly has its own name.
            </Trans>
          </li>
          <li>
            <Trans>
              In CSV they stand in the columns images and sku_image, several with | in between; in JSON Lines in the
              fields images and image.
            </Trans>
          </li>
          <li>
            <Trans>
              Send them first: a file is checked against the pictures that are there. What is sent by the same name once
              more takes the place of the first.
            </Trans>
          </li>
          <li>
            <Trans>Names are known for 30 days. Pictures that products have by then stay.</Trans>
          </li>
        </ul>
      </div>
      <LeaveDialog
        isNeeded={isSending}
        stays={staysWithFile}
        title={<Trans>Leave while pictures are being sent?</Trans>}
      >
        <Plural value={left} one="# picture would not be sent." other="# pictures would not be sent." />
      </LeaveDialog>
    </section>
  );
}

interface PictureFieldProps {
  readonly label: string;
  readonly icon: Parameters<typeof Icon>[0]["of"];
  readonly describedBy: string;
  readonly isFolder?: boolean;
  readonly fieldRef?: RefObject<HTMLInputElement | null>;
  readonly onFiles: (pictures: readonly ChosenPicture[]) => void;
}

/** Looks like a button; its input fills it, so that a press opens the browser's own picker. */
function PictureField({
  label,
  icon,
  describedBy,
  isFolder = false,
  fieldRef,
  onFiles,
}: PictureFieldProps): ReactElement {
  return (
    <span className={`${buttonClass()} ${pick} ${isFolder ? elsewhereThanOnPhones : ""}`}>
      <Icon of={icon} size={18} />
      <span aria-hidden>{label}</span>
      <input
        ref={fieldRef}
        type="file"
        className={input}
        multiple
        {...(isFolder ? { webkitdirectory: "" } : { accept: ".jpg,.jpeg,.png" })}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          const pictures = Array.from(currentTarget.files ?? [], chosenPicture);
          // The same folder may be chosen once more after something was corrected there.
          currentTarget.value = "";
          onFiles(pictures);
        }}
      />
    </span>
  );
}

/** The file of products is sent beside them, and an ended session has stopped them. */
function staysWithFile(from: string, to: string): boolean {
  return to === from || to === "/login";
}
