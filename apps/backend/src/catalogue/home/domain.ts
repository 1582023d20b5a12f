import type { Domain } from "../../platform/domain/domain.ts";
import { anyMethod, getOnly } from "../../platform/http/call.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleBanners } from "./banners-call.ts";
import { handleColumnProducts, handleColumns } from "./column-calls.ts";
import {
  handleDiscardHomeDraft,
  handleHomeDetail,
  handleHomePreviewAddresses,
  handleHomeTargets,
  handleHomeVersion,
  handlePublishHome,
  handlePublishHomeAgain,
  handleSaveHomeDraft,
  handleTakeBackHome,
} from "./home-desk-calls.ts";
import { homeMessages } from "./home-messages.ts";
import { homeTurn } from "./home-turn.ts";
import { homePreview, homePreviewKind } from "./preview-home.ts";

/** What home and the advertisements of other pages show, in versions that operators publish. */
export const homeDomain = {
  name: "home",
  calls: {
    "ad_content/lists": anyMethod(handleBanners),
    "ad/lists": anyMethod(handleBanners),
    "goods/getGoodsListByColumnId": getOnly(handleColumnProducts),
    "goods_column/getGoodsColumnList": getOnly(handleColumns),
  },
  deskCalls: {
    "home/detail": forOperators("GET", handleHomeDetail),
    "home/version": forOperators("GET", handleHomeVersion),
    "home/targets": forOperators("GET", handleHomeTargets),
    "home/save_draft": forOperators("POST", handleSaveHomeDraft),
    "home/discard_draft": forOperators("POST", handleDiscardHomeDraft),
    "home/publish": forOperators("POST", handlePublishHome),
    "home/publish_again": forOperators("POST", handlePublishHomeAgain),
    "home/take_back": forOperators("POST", handleTakeBackHome),
    "home/preview_addresses": forOperators("POST", handleHomePreviewAddresses),
  },
  messages: homeMessages,
  turns: [homeTurn],
  previews: { [homePreviewKind]: homePreview },
} satisfies Domain;
