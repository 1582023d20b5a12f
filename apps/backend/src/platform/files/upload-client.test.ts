import { fetchSiteConfiguration, siteHasExtension, uploadImage } from "@plaza/api-client";
import { expect, test } from "vitest";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { privateAnswer, smallImage } from "../../test-support/send-upload.ts";

onEachStore("uploads of our own client", (backend) => {
  const clientOf = (token: string) => backend.client({ token });

  test("uploads of our own client come to the path that other calls take, and the address that shows them", async () => {
    const { token } = await backend.newCustomer();
    const api = clientOf(token);
    expect(siteHasExtension(await fetchSiteConfiguration(api), "upload_purpose")).toBe(true);
    const file = new File([Uint8Array.from(await smallImage())], "a.png");
    const shared = await uploadImage(api, { file, purpose: "review", idempotencyKey: "k" });
    expect(shared.url).toBe(`/${shared.path}`);
    expect(await uploadImage(api, { file, purpose: "review", idempotencyKey: "k" })).toEqual(shared);
    const own = await uploadImage(api, { file, purpose: "after_sale" });
    expect(own.url).toBe(`/api/file/private?path=${encodeURIComponent(own.path)}`);
    expect((await privateAnswer(backend.url, own.url, token)).status).toBe(200);
  });

  test("uploads of our own client are refused in words, or lead to the login", async () => {
    const { token } = await backend.newCustomer();
    const file = new File(["GIF89a"], "a.gif");
    await expect(uploadImage(clientOf(token), { file, purpose: "chat" })).rejects.toMatchObject({
      kind: "business",
      show: true,
      platformMessage: "gif files cannot be uploaded here",
    });
    await expect(uploadImage(clientOf(""), { file, purpose: "chat" })).rejects.toMatchObject({ kind: "session" });
  });
});
