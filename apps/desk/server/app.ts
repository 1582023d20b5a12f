import { fileURLToPath } from "node:url";
import { readLanguageCookie } from "@plaza/i18n";
import { createRichTextCleaner, hasRichText } from "@plaza/api-client/server";
import { imagePath, platformImageFolders } from "@plaza/routing";
import {
  builtAssets,
  byNonce,
  contentSecurityPolicy,
  createNonce,
  createWebServer,
  platformProxy,
  type SessionCalls,
  socketProxy,
} from "@plaza/web-server";
import type { FastifyInstance } from "fastify";
import { createSessionCookies, type SessionCookies } from "@plaza/web-server/session-cookies";
import { builtDocument } from "./built-document.ts";
import type { DeskConfig } from "./config.ts";
import { deskDocument, type DeskPage } from "./desk-document.ts";
import { devDocument } from "./dev-document.ts";
import { loggedOutName } from "../src/session/logged-out-cookie.ts";

/** Apart from a shopper's, who may be logged in at the shop in the same browser; as long as the platform keeps an agent's. */
function deskCookies({ publicOrigin }: { readonly publicOrigin: string | null }): SessionCookies {
  const isHostOnly = publicOrigin?.startsWith("https:") === true;
  return createSessionCookies({ tokenName: "desk", loggedOutName, lifetimeSeconds: 24 * 60 * 60, isHostOnly });
}

const root = new URL("../", import.meta.url);
const configurationCall = "/kefuapi/chat/config";
/** What agents and merchants log in by. */
const agentCalls: SessionCalls = { prefix: "/kefuapi", opens: /^account\/login$/i, ends: /^account\/logout$/i };
const deskCalls: SessionCalls = {
  prefix: "/deskapi",
  opens: /^(?:login\/begin|login\/finish|first_operator\/create|invitations\/accept)$/i,
  ends: /(?!)/,
};

async function openBuilt(app: FastifyInstance): Promise<() => Promise<DeskPage>> {
  await builtAssets(app, new URL("dist/assets/", root));
  return builtDocument(root);
}

function openSources(app: FastifyInstance): Promise<() => Promise<DeskPage>> {
  return devDocument(app, fileURLToPath(root));
}

/** The path of an image that the platform serves; null: it is none, and nobody is led there. */
function imageOfPlatform(src: unknown): string | null {
  const isPath = typeof src === "string" && src.startsWith("/");
  const url = isPath ? URL.parse(src, "http://desk.invalid") : null;
  if (url === null || url.hostname !== "desk.invalid") return null;
  return platformImageFolders.some((folder) => url.pathname.startsWith(folder)) ? url.pathname : null;
}

/** Files of products: the largest that the platform takes, 64 MiB, and the form around it. It may bring them to a bucket first. */
const largeUpload = { call: /^imports\/upload$/i, maxBytes: 65 * 1024 * 1024, answerMs: 150_000 };

type OpenDocument = (app: FastifyInstance) => Promise<() => Promise<DeskPage>>;

/**
 * The desk's server: one document for every address, and the platform's calls behind the desk's own session.
 *
 * @param openDocument tests bring their own, which needs no build
 */
export async function createDesk(config: DeskConfig, openDocument?: OpenDocument): Promise<FastifyInstance> {
  const cookies = deskCookies(config);
  const app = createWebServer(config, { name: "desk", readinessCall: configurationCall });
  // Before all that may end a session, and its sockets with it.
  await socketProxy(app, config, {
    path: "/socket",
    cookies,
    peer: { type: "kefu", client: 5 },
    configurationCall,
  });
  await platformProxy(app, config, {
    cookies,
    calls: agentCalls,
    uploadsNeedSession: true,
    images: platformImageFolders.map((folder) => `${folder}*`),
    // By their signed address: what customers have sent to be looked at here.
    files: ["/api/file/private"],
  });
  await platformProxy(app, config, {
    cookies,
    calls: deskCalls,
    uploadsNeedSession: true,
    largeUpload,
    rewrites: (call, origin) => {
      if (!hasRichText(call)) return null;
      const clean = createRichTextCleaner({ platformOrigin: origin });
      return (answer) => clean(call, answer);
    },
  });
  const page = await (openDocument ?? (config.production ? openBuilt : openSources))(app);

  // What a shop's window of a conversation shows in small, the desk shows as it is: a few pictures, for few people.
  app.get<{ Querystring: { src?: unknown } }>(imagePath, (request, reply) => {
    const image = imageOfPlatform(request.query.src);
    if (image === null) return reply.code(404).send();
    return reply.header("cache-control", "public, max-age=86400").redirect(image);
  });
  app.get("/favicon.ico", { logLevel: "warn" }, (_request, reply) =>
    reply.code(204).header("cache-control", "public, max-age=86400").send(),
  );
  app.get("/*", async (request, reply) => {
    const nonce = createNonce();
    const locale = readLanguageCookie(request.headers.cookie);
    const policy = contentSecurityPolicy({
      inline: byNonce(nonce),
      imageOrigins: [],
      formOrigins: [],
      isDevelopment: !config.production,
    });
    return reply
      .type("text/html; charset=utf-8")
      .headers({ "content-security-policy": policy, "cache-control": "private, no-store", "x-robots-tag": "noindex" })
      .send(deskDocument(await page(), { nonce, locale, imageOrigin: config.imageOrigin }));
  });
  return app;
}
