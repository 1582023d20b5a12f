import { Trans } from "@lingui/react/macro";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { mute, row, strong } from "../shared/page.css.ts";

export interface MemberNameProps {
  readonly account: string;
  readonly nickname: string;
  readonly isSelf: boolean;
  /** Said beside the name, where nothing else in the row says it. */
  readonly isDisabled?: boolean;
}

/** Who somebody at the desk is, and what they log in with. */
export function MemberName({ account, nickname, isSelf, isDisabled = false }: MemberNameProps): ReactElement {
  return (
    <>
      <div className={row}>
        <bdi className={strong}>{nickname}</bdi>
        {isSelf && (
          <Tag kind="neutral">
            <Trans>You</Trans>
          </Tag>
        )}
        {isDisabled && (
          <Tag kind="neutral">
            <Trans context="account">Disabled</Trans>
          </Tag>
        )}
      </div>
      <div className={mute}>{account}</div>
    </>
  );
}
