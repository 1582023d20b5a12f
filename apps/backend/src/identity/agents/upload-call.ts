import { receiveUpload } from "../../platform/files/receive-upload.ts";
import { absoluteLink, linkedUntil } from "../../platform/files/upload-links.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { Reply } from "../../platform/http/reply.ts";

/** `file/formImage`: a picture for a conversation, which agents upload nothing else for. */
export async function handleAgentUpload(context: AgentContext) {
  const { agent, images, uploadLinks, now } = context;
  const upload = await receiveUpload(context, { agentId: agent.id }, "chat");
  const uri = absoluteLink(images, await uploadLinks.link(upload.path, linkedUntil(now())));
  const { id, name, path } = upload;
  return new Reply(
    { id, cid: 0, type: 10, name, shop_id: agent.shopId ?? 0, uri, base_uri: path },
    { key: "uploaded" },
  );
}
