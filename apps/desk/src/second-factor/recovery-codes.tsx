import { Trans } from "@lingui/react/macro";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { type ReactElement, useMemo } from "react";
import { row, stack } from "../shared/page.css.ts";
import { codes as codesLook } from "./second-factor.css.ts";

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
}

/** The only time that they are shown. */
export function RecoveryCodes({ codes }: RecoveryCodesProps): ReactElement {
  const copy = useCopy();
  const text = codes.join("\n");
  const file = useMemo(() => `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`, [text]);
  return (
    <div className={stack}>
      <p>
        <Trans>
          Each of these codes logs you in once if your second factor is lost. Keep them where nobody else looks; they
          are shown this once.
        </Trans>
      </p>
      <ul className={codesLook} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={row}>
        <Button onClick={() => copy(text)}>
          <Trans>Copy the codes</Trans>
        </Button>
        <a className={buttonClass()} href={file} download="plaza-recovery-codes.txt">
          <Trans>Save as a file</Trans>
        </a>
      </div>
    </div>
  );
}
