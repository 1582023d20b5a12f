import { uploads } from "../store/schema/uploads.ts";
import { eq, type SQL } from "../store/sql.ts";

/** Who has uploaded something. */
export type UploadOwner = { readonly customerId: number } | { readonly agentId: number };

/** Its name among owners of all kinds. */
export function ownerName(owner: UploadOwner): string {
  return "agentId" in owner ? `agent:${owner.agentId}` : `customer:${owner.customerId}`;
}

export function isOwnUpload(owner: UploadOwner): SQL {
  return "agentId" in owner ? eq(uploads.agentId, owner.agentId) : eq(uploads.customerId, owner.customerId);
}
