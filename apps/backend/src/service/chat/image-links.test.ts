import { expect, test } from "vitest";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { talking } from "../../test-support/chat-stage.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { privateAnswer, smallImage, uploadsOf } from "../../test-support/send-upload.ts";

const oneMinute = 60 * 1000;
let now = new Date();

onEachStore(
  "pictures of a conversation",
  (backend) => {
    const statusOf = async (link: string, token = "") => (await privateAnswer(backend.url, `/${link}`, token)).status;
    const pass = (minutes: number): void => {
      now = new Date(now.getTime() + minutes * oneMinute);
    };

    test("are linked for minutes, anew with each reading, and shown to their customer for as long as there is a session", async () => {
      const { url } = backend;
      now = new Date();
      const { agent, shopper, end } = await talking(backend, 1);
      const [sent = ""] = await uploadsOf(url, shopper.token, "chat");
      shopper.say(sent, { msg_type: 2 });
      await expect.poll(() => agent.heard()).toHaveLength(1);
      const form = new FormData();
      form.append("file", new File([Uint8Array.from(await smallImage())], "a.png"));
      const headers = { token: agent.token };
      const uploaded = await fetch(`${url}/kefuapi/file/formImage`, { method: "POST", headers, body: form });
      const { data } = recordOf(await uploaded.json());
      agent.socket.send("chat", {
        to_id: shopper.id,
        to_type: "user",
        msg: recordOf(data)["base_uri"],
        msg_type: 2,
      });
      await expect.poll(() => shopper.records()).toHaveLength(2);
      const ofAgent = String(agent.heard()[0]?.["msg"]);
      const ofCustomer = String(shopper.records()[1]?.["msg"]);
      await end();
      for (const link of [ofAgent, ofCustomer]) expect(await statusOf(link)).toBe(200);
      pass(14);
      expect(await statusOf(ofAgent)).toBe(200);
      pass(17);
      for (const link of [ofAgent, ofCustomer]) expect(await statusOf(link)).toBe(404);

      const records = await agent.ask(`chat/record?user_id=${shopper.id}`);
      const [renewed] = listOf(recordOf(records)["list"]);
      expect(renewed?.["msg"]).not.toBe(ofAgent);
      expect(await statusOf(String(renewed?.["msg"]))).toBe(200);

      expect(await statusOf(ofCustomer, shopper.token)).toBe(200);
      expect(await statusOf(ofAgent, shopper.token)).toBe(200);
      expect(await statusOf(ofCustomer, (await backend.newCustomer()).token)).toBe(404);
      const history = await backend.as(shopper.token).get("user/chatRecord?shop_id=1");
      expect(JSON.stringify(history.data)).not.toContain(ofCustomer);
    });
  },
  { now: () => now },
);
