import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uploadLimits } from "../../files/upload-limits.ts";
import { keptName } from "../../files/upload-rules.ts";
import type { ShopContext } from "../../http/desk-call.ts";
import { DomainError } from "../../http/domain-error.ts";
import { networkOf } from "../../rate-limits/network.ts";
import { countTry } from "../../rate-limits/rate-limit.ts";
import { fileKindOf } from "../read/readers.ts";
import { mostBytes, mostMegabytes } from "./limits.ts";
import { receiveRun } from "./receive-run.ts";
import { runWire } from "./run-wire.ts";

/** `imports/upload`: a file, as a form. Its dry run begins at once. */
export async function handleUploadRun(context: ShopContext) {
  const { db, now, agent, address, shopId, idempotencyKey, importWork } = context;
  await countTry(db, uploadLimits({ agentId: agent.id }, networkOf(address)), now());
  const folder = await mkdtemp(join(tmpdir(), "plaza-import-"));
  try {
    const file = join(folder, "products");
    const sent = await context.saveFile(file, mostBytes);
    if (sent === null) throw new DomainError("uploadMissing");
    const kind = fileKindOf(sent.name);
    if (kind === null) throw new DomainError("importTypeWrong");
    if (sent.isCut) throw new DomainError("uploadTooLarge", { parameter: String(mostMegabytes) });
    if (sent.bytes === 0) throw new DomainError("importFileEmpty");
    const run = await receiveRun(context, {
      shopId,
      agentId: agent.id,
      file,
      name: keptName(sent.name),
      kind,
      bytes: sent.bytes,
      contentHash: sent.hash,
      idempotencyKey,
    });
    importWork.wake(context);
    return runWire(run, agent.nickname);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
