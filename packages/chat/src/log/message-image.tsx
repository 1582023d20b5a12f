import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "@plaza/ui-kit/dialog";
import { type ReactElement, useState } from "react";
import * as look from "./bubble.css.ts";

export interface MessageImageProps {
  /** Private, so no server makes smaller ones of it; null: it cannot be shown. */
  readonly url: string | null;
}

/** An image of a message, as large as it is after a press. */
export function MessageImage({ url }: MessageImageProps): ReactElement {
  const { t } = useLingui();
  const [isLarge, setLarge] = useState(false);
  /** Its address may be renewed, and then it is tried again. */
  const [missing, setMissing] = useState<string | null>(null);
  if (url === null || url === missing)
    return (
      <p className={look.missing}>
        <Trans>This image cannot be shown.</Trans>
      </p>
    );
  return (
    <>
      <button
        type="button"
        className={look.imageButton}
        aria-label={t`Show the image large`}
        onClick={() => setLarge(true)}
      >
        <img
          src={url}
          alt={t`Image`}
          width={148}
          height={148}
          decoding="async"
          className={look.image}
          onError={() => setMissing(url)}
        />
      </button>
      {isLarge && (
        <Dialog open size="wide" title={<Trans>Image</Trans>} onClose={() => setLarge(false)}>
          <img src={url} alt={t`Image`} className={look.largeImage} />
        </Dialog>
      )}
    </>
  );
}
