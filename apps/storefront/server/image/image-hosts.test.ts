// @vitest-environment node
import type { ResolveHost } from "@plaza/http-server";
import { expect, test } from "vitest";
import { photo } from "./test-support/images.ts";
import { redirectsTo, sends, startImageHost } from "./test-support/image-host.ts";
import { startResizer } from "./test-support/resizer.ts";

const mug = sends(await photo(200).jpeg().toBuffer(), "image/jpeg");

/** A name server of our own: what it does not know has no address. */
function names(known: Readonly<Record<string, readonly string[]>>): ResolveHost {
  return async (hostname) =>
    (known[hostname] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
}

test("redirects are followed among configured origins, but not without an end", async () => {
  const cdn = await startImageHost({ "/uploads/mug": mug });
  const host = await startImageHost({
    "/uploads/moved": redirectsTo(`${cdn.origin}/uploads/mug`),
    "/uploads/loop": redirectsTo("/uploads/loop"),
    "/uploads/nowhere": (_request, response) => {
      response.writeHead(302).end();
    },
  });
  const shop = await startResizer({ backendUrl: host.origin, imageOrigins: [cdn.origin] });
  expect((await shop.get(`${host.origin}/uploads/moved`, 96)).status).toBe(200);
  expect((await shop.get(`${host.origin}/uploads/loop`, 96)).status).toBe(502);
  expect(host.asked.filter((path) => path === "/uploads/loop")).toHaveLength(4);
  expect((await shop.get(`${host.origin}/uploads/nowhere`, 96)).status).toBe(502);
});

test("three redirects are followed, and a fourth is not", async () => {
  const host = await startImageHost({
    "/uploads/4": redirectsTo("/uploads/3"),
    "/uploads/3": redirectsTo("/uploads/2"),
    "/uploads/2": redirectsTo("/uploads/1"),
    "/uploads/1": redirectsTo("/uploads/mug"),
    "/uploads/mug": mug,
  });
  const shop = await startResizer({ backendUrl: host.origin });
  expect((await shop.get(`${host.origin}/uploads/3`, 96)).status).toBe(200);
  expect((await shop.get(`${host.origin}/uploads/4`, 96)).status).toBe(502);
});

test("no redirect leads to an address that nobody configured", async () => {
  const secret = await startImageHost({ "/uploads/mug": mug });
  const host = await startImageHost({
    "/uploads/address": redirectsTo(`${secret.origin}/uploads/mug`),
    "/uploads/name": redirectsTo(`http://localhost:${secret.port}/uploads/mug`),
    "/uploads/metadata": redirectsTo("http://169.254.169.254/latest/meta-data"),
    "/uploads/file": redirectsTo("file:///etc/hostname"),
    "/uploads/credentials": redirectsTo(`http://user:secret@127.0.0.1/mug`),
  });
  const shop = await startResizer({ backendUrl: host.origin });
  for (const path of [
    "/uploads/address",
    "/uploads/name",
    "/uploads/metadata",
    "/uploads/file",
    "/uploads/credentials",
  ]) {
    const answer = await shop.get(`${host.origin}${path}`, 96);
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 502, "no-store"]);
  }
  expect(secret.asked).toEqual([]);
});

test("no redirect leads to anything of the platform but its images", async () => {
  const host = await startImageHost({ "/uploads/moved": redirectsTo("/mug"), "/mug": mug });
  const shop = await startResizer({ backendUrl: host.origin });
  expect((await shop.get(`${host.origin}/uploads/moved`, 96)).status).toBe(502);
  expect(host.asked).toEqual(["/uploads/moved"]);
});

test.each([
  ["loopback", ["127.0.0.1"]],
  ["a private network", ["10.1.2.3"]],
  ["IPv6 loopback", ["::1"]],
  ["loopback in an IPv4-compatible address", ["::7f00:1"]],
  ["loopback beside a public address", ["93.184.215.14", "127.0.0.1"]],
])("a public name that leads to %s is not connected to", async (_, addresses) => {
  const host = await startImageHost({ "/uploads/mug": mug });
  const origin = `http://cdn.example:${host.port}`;
  const shop = await startResizer({ imageOrigins: [origin] }, { resolve: names({ "cdn.example": addresses }) });
  const answer = await shop.get(`${origin}/uploads/mug`, 96);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([502, "no-store"]);
  expect(host.asked).toEqual([]);
});

test("the platform and hosts with a private name may stand in a private network", async () => {
  const host = await startImageHost({ "/uploads/mug": mug });
  const [platform, storage, cluster] = ["platform.example", "storage", "media.shop.internal"];
  const loopback = ["127.0.0.1"];
  const shop = await startResizer(
    {
      backendUrl: `http://${platform}:${host.port}`,
      imageOrigins: [`http://${storage}:${host.port}`, `http://${cluster}:${host.port}`],
    },
    { resolve: names({ [platform]: loopback, [storage]: loopback, [cluster]: loopback }) },
  );
  for (const name of [platform, storage, cluster])
    expect((await shop.get(`http://${name}:${host.port}/uploads/mug`, 96)).status).toBe(200);
});

test("a name without an address is an upstream failure", async () => {
  const shop = await startResizer({ imageOrigins: ["http://cdn.example"] }, { resolve: names({}) });
  expect((await shop.get("http://cdn.example/uploads/mug", 96)).status).toBe(502);
});
