import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import {
  handleBulkCancel,
  handleBulkDetail,
  handleBulkList,
  handleBulkPreview,
  handleBulkStart,
  handleBulkUndo,
} from "./bulk-calls.ts";
import { bulkMessages } from "./bulk-messages.ts";
import { continueBulkChanges } from "./continue-changes.ts";

/** Shops change many of their products at once, and undo it. */
export const bulkChangeDomain = {
  name: "bulkChanges",
  deskCalls: {
    "products/bulk_preview": forShop("staff", "POST", handleBulkPreview),
    "products/bulk_start": forShop("staff", "POST", handleBulkStart),
    "products/bulk_list": forShop("staff", "GET", handleBulkList),
    "products/bulk_detail": forShop("staff", "GET", handleBulkDetail),
    "products/bulk_cancel": forShop("staff", "POST", handleBulkCancel),
    "products/bulk_undo": forShop("staff", "POST", handleBulkUndo),
  },
  messages: bulkMessages,
  jobs: [continueBulkChanges],
} satisfies Domain;
