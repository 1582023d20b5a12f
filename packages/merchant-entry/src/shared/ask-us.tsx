import { Trans } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset } from "lucide";
import type { ReactElement } from "react";

/** The platform itself is shop 0 of a conversation. */
const platform = 0;

/** Leads to a person of the platform; nothing where this shop has no conversations. */
export function AskUs({ size }: { readonly size?: "small" | undefined }): ReactElement | null {
  const { openConversation } = rootRoute.useRouteContext();
  if (openConversation === undefined) return null;
  return (
    <Button size={size} icon={<Icon of={Headset} size={16} />} onClick={() => openConversation({ shopId: platform })}>
      <Trans>Ask us</Trans>
    </Button>
  );
}
