// @vitest-environment node
import { expect, test } from "vitest";
import type { ResolveHost } from "./host-lookup.ts";
import { photo } from "./test-support/images.ts";
import { redirectsTo, sends, startImageHost } from "./test-support/image-host.ts";
import { startResizer } from "./test-support/resizer.ts";

const mug = sends(await photo(200).jpeg().toBuffer(), "image/jpeg");

/** A name server of our own: what it does not know has no address. */
function names(known: Readonly<Record<string, readonly string[]>>): ResolveHost {
  return (hostname, done) => {
    done(
      null,
      (known[hostname] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
}

test("redirects are followed among configured origins, but not without an end", async () => {
  const cdn = await startImageHost({ "/mug": mug });
  const host = await startImageHost({
    "/moved": redirectsTo(`${cdn.origin}/mug`),
    "/loop": redirectsTo("/loop"),
    "/nowhere": (_request, response) => {
      response.writeHead(302).end();
    },
  });
  const shop = await startResizer({ backendUrl: host.origin, imageOrigins: [cdn.origin] });
  expect((await shop.get(`${host.origin}/moved`, 96)).status).toBe(200);
  expect((await shop.get(`${host.origin}/loop`, 96)).status).toBe(502);
  expect(host.asked.filter((path) => path === "/loop")).toHaveLength(4);
  expect((await shop.get(`${host.origin}/nowhere`, 96)).status).toBe(502);
});

test("three redirects are followed, and a fourth is not", async () => {
  const host = await startImageHost({
    "/4": redirectsTo("/3"),
    "/3": redirectsTo("/2"),
    "/2": redirectsTo("/1"),
    "/1": redirectsTo("/mug"),
    "/mug": mug,
  });
  const shop = await startResizer({ backendUrl: host.origin });
  expect((await shop.get(`${host.origin}/3`, 96)).status).toBe(200);
  expect((await shop.get(`${host.origin}/4`, 96)).status).toBe(502);
});

test("no redirect leads to an address that nobody configured", async () => {
  const secret = await startImageHost({ "/mug": mug });
  const host = await startImageHost({
    "/address": redirectsTo(`${secret.origin}/mug`),
    "/name": redirectsTo(`http://localhost:${secret.port}/mug`),
    "/metadata": redirectsTo("http://169.254.169.254/latest/meta-data"),
    "/file": redirectsTo("file:///etc/hostname"),
    "/credentials": redirectsTo(`http://user:secret@127.0.0.1/mug`),
  });
  const shop = await startResizer({ backendUrl: host.origin });
  for (const path of ["/address", "/name", "/metadata", "/file", "/credentials"]) {
    const answer = await shop.get(`${host.origin}${path}`, 96);
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 502, "no-store"]);
  }
  expect(secret.asked).toEqual([]);
});

test.each([
  ["loopback", ["127.0.0.1"]],
  ["a private network", ["10.1.2.3"]],
  ["IPv6 loopback", ["::1"]],
  ["loopback beside a public address", ["93.184.215.14", "127.0.0.1"]],
])("a public name that leads to %s is not connected to", async (_, addresses) => {
  const host = await startImageHost({ "/mug": mug });
  const origin = `http://cdn.example:${host.port}`;
  const shop = await startResizer({ imageOrigins: [origin] }, { resolve: names({ "cdn.example": addresses }) });
  const answer = await shop.get(`${origin}/mug`, 96);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([502, "no-store"]);
  expect(host.asked).toEqual([]);
});

test("the platform and hosts with a private name may stand in a private network", async () => {
  const host = await startImageHost({ "/mug": mug });
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
    expect((await shop.get(`http://${name}:${host.port}/mug`, 96)).status).toBe(200);
});

test("a name without an address is an upstream failure", async () => {
  const shop = await startResizer({ imageOrigins: ["http://cdn.example"] }, { resolve: names({}) });
  expect((await shop.get("http://cdn.example/mug", 96)).status).toBe(502);
});
