import { join } from "node:path";
import { uploadLimits } from "../../../platform/files/upload-rules.ts";
import { storedName } from "../../../platform/files/upload-rules.ts";
import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { networkOf } from "../../../platform/rate-limits/network.ts";
import { countTry } from "../../../platform/rate-limits/rate-limit.ts";
import { maxBytes, maxMegabytes } from "./limits.ts";
import { receiveRun, refuseWhileAtWork } from "./receive-run.ts";
import { runWire } from "./run-wire.ts";
import { fileKindOf } from "../read/source-product.ts";

/** `imports/upload`: a file, as a form. Its dry run begins at once. */
export async function handleUploadRun(context: ShopContext) {
  const { db, now, agent, address, shopId, idempotencyKey, importWork, incomingImports } = context;
  await countTry(db, uploadLimits({ agentId: agent.id }, networkOf(address)), now());
  const attempt = { shopId, agentId: agent.id, idempotencyKey };
  // Before the file is read, which would be thrown away.
  await refuseWhileAtWork(db, attempt);
  const run = await incomingImports.receive(attempt, async (folder) => {
    const file = join(folder, "products");
    const sent = await context.saveFile(file, maxBytes);
    if (sent === null) throw new DomainError("uploadMissing");
    const kind = fileKindOf(sent.name);
    if (kind === null) throw new DomainError("importTypeWrong");
    if (sent.isCut) throw new DomainError("uploadTooLarge", { parameter: String(maxMegabytes) });
    if (sent.bytes === 0) throw new DomainError("importFileEmpty");
    const { bytes, hash: contentHash } = sent;
    return receiveRun(context, { ...attempt, file, name: storedName(sent.name), kind, bytes, contentHash });
  });
  importWork.wake(context);
  return runWire(run, agent.nickname);
}
