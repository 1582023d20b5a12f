import { Trans } from "@lingui/react/macro";
import type { Banner, FlashSlotTime } from "@plaza/api-client";
import { Countdown } from "@plaza/ui-kit/countdown";
import { Icon } from "@plaza/ui-kit/icon";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { Zap } from "lucide";
import type { ReactElement } from "react";
import { BannerImage } from "../shared/banner-image.tsx";
import type { FlashChoice } from "../flash-tile/flash-choice.ts";
import * as look from "./flash-head.css.ts";

export interface FlashHeadProps {
  /** The platform's advertisement; undefined where it has none. */
  readonly banner: Banner | undefined;
  readonly shown: FlashChoice<FlashSlotTime> | null;
  /** The server's time when the page was drawn, or the flash sale turned. */
  readonly now: number;
}

/** The page's name and the clock of the shown session, on the platform's image where that leaves room for them. */
export function FlashHead({ banner, shown, now }: FlashHeadProps): ReactElement {
  const clock = shown !== null && <Clock shown={shown} now={now} />;
  // The page itself says what the banner may lead to.
  const image = banner === undefined ? undefined : { ...banner, link: null };
  if (image?.text == null)
    return (
      <>
        {image !== undefined && (
          <BannerImage banner={image} className={look.banner} width={1180} height={240} eager>
            {null}
          </BannerImage>
        )}
        <div className={look.plain}>
          <h1 className={look.title}>
            <span className={look.bolt}>
              <Icon of={Zap} size={22} filled />
            </span>
            <Trans>Flash sale</Trans>
          </h1>
          {clock}
        </div>
      </>
    );
  return (
    <BannerImage banner={image} className={look.banner} width={1180} height={240} eager>
      <div className={look.copy}>
        <h1 className={look.eyebrow}>
          <Trans>Flash sale</Trans>
        </h1>
        {image.text.title !== "" && <p className={look.title}>{image.text.title}</p>}
        {clock}
      </div>
    </BannerImage>
  );
}

function Clock({ shown: { slot, state }, now }: { readonly shown: FlashChoice<FlashSlotTime>; readonly now: number }) {
  const edge = state === "running" ? slot.endsAt : slot.opensAt;
  return (
    <p className={look.clock}>
      {state === "running" ? (
        <Trans>Ends in</Trans>
      ) : state === "upcoming" ? (
        <Trans>Starts in</Trans>
      ) : (
        <Trans>This session is over</Trans>
      )}
      {state !== "over" && <Countdown key={edge} endsAt={edge} now={now} clock={serverNow} />}
    </p>
  );
}
