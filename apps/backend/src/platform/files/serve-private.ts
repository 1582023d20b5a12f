import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { customerOfToken } from "../../identity/authentication/session.ts";
import { Query } from "../http/query.ts";
import type { Services } from "../http/services.ts";
import { uploadTypeOf } from "../ports/uploads/upload-path.ts";
import type { Executor } from "../store/database.ts";
import { type Upload, uploads } from "../store/schema/uploads.ts";
import { and, eq } from "../store/sql.ts";
import { isInConversation } from "./conversation-uploads.ts";
import { sendWhole } from "./send-whole.ts";
import { privateCall } from "./upload-paths.ts";

/** Whether a customer may see an upload. */
export type UploadViewer = (db: Executor, upload: Upload, customerId: number) => Promise<boolean>;

const isOwner: UploadViewer = async (_db, upload, customerId) => upload.customerId === customerId;

const viewers: readonly UploadViewer[] = [isOwner, isInConversation];

/**
 * `GET file/private`: an upload for those whom it concerns, by their session or by a signed address, and kept by nobody on
 * the way. All others are told that there is none.
 */
export function registerPrivateUploads(app: FastifyInstance, services: Services): void {
  app.get(`/api/${privateCall}`, async (request, reply) => {
    void reply.headers({
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    const upload = await findUpload(services.db, new Query(request.query).text("path"));
    if (upload === null || !(await maySee(request, upload, services))) return notFound(reply);
    return send(request, reply, upload, services);
  });
}

/** What leads elsewhere is no path of any upload, so nothing else has to be looked at. */
async function findUpload(db: Executor, path: string): Promise<Upload | null> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.path, path), eq(uploads.isStored, true), eq(uploads.isForgotten, false)));
  return found ?? null;
}

async function maySee(
  { query, headers }: FastifyRequest,
  upload: Upload,
  { db, now, uploadLinks }: Services,
): Promise<boolean> {
  const asked = new Query(query);
  const signed = { path: upload.path, until: asked.text("until"), sign: asked.text("sign") };
  if (await uploadLinks.isSigned(signed, now())) return true;
  const { token = "" } = headers;
  const customer = typeof token === "string" ? await customerOfToken(db, token.trim(), now()) : null;
  if (customer === null) return false;
  for (const mayView of viewers) if (await mayView(db, upload, customer.id)) return true;
  return false;
}

async function send(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { path, name }: Upload,
  { uploads: port }: Services,
): Promise<FastifyReply> {
  const found = await port.find(path, { isHead: method === "HEAD", range: null });
  const type = uploadTypeOf(path);
  if (found === null || type === null) return notFound(reply);
  void reply.type(type);
  // A document may hold what runs in the viewer of a browser, so none opens it by itself.
  if (!type.startsWith("image/")) void reply.header("content-disposition", attachment(name));
  return sendWhole(reply, found);
}

function attachment(name: string): string {
  // RFC 8187: what encodeURIComponent leaves and the header does not.
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="document.pdf"; filename*=UTF-8''${encoded}`;
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
}
