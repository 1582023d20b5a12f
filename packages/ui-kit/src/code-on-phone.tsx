import { Trans } from "@lingui/react/macro";
import type { ReactElement, ReactNode } from "react";
import { buttonClass } from "./button.tsx";
import * as look from "./code-on-phone.css.ts";

export interface CodeOnPhoneProps {
  /** A `data:` URL of a picture. */
  readonly image: string;
  /** Of the saved file, without its ending. */
  readonly fileName: string;
  /** The scheme that opens the app, `weixin://`, and how a button says so; left out where the code is for any app. */
  readonly app?: { readonly address: string; readonly open: ReactNode } | undefined;
  /** How the saved code is used, in a sentence. */
  readonly children: ReactNode;
}

/** Whoever sees a code on the phone that should scan it saves it, and chooses it in the app. Not drawn for a mouse. */
export function CodeOnPhone({ image, fileName, app, children }: CodeOnPhoneProps): ReactElement {
  const ending = /^data:image\/(png|jpeg|gif|webp|svg)/.exec(image)?.[1] ?? "png";
  return (
    <div className={look.box}>
      <p className={look.how}>{children}</p>
      <div className={look.ways}>
        <a href={image} download={`${fileName}.${ending}`} className={buttonClass({ kind: "second" })}>
          <Trans>Save the code</Trans>
        </a>
        {app !== undefined && (
          <a href={app.address} className={buttonClass({ kind: "primary" })}>
            {app.open}
          </a>
        )}
      </div>
    </div>
  );
}
