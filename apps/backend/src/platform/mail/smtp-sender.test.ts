import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, openMailServer } from "../../test-support/mail-server.ts";
import { RefusedAddress } from "./mail-sender.ts";
import { createSmtpSender, type SmtpServer } from "./smtp-sender.ts";
import { UnknownFate } from "./unknown-fate.ts";

const mail = {
  to: "mo@customer.example",
  kind: "ZCYZ",
  subject: "認証コード",
  text: "Your code is 0042.",
  html: "<p>Your code is 0042.</p>",
  code: "0042",
  id: "code-7",
  at: new Date("2026-11-20T04:00:00Z"),
};

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());

const senderOf = (more: Partial<SmtpServer> = {}, deadlineMs?: number) =>
  createSmtpSender(
    {
      host: "127.0.0.1",
      port: server.port,
      isEncrypted: false,
      credentials: null,
      from: "Corner <shop@corner.example>",
      ...more,
    },
    deadlineMs,
  );

test("a mail server gets the mail as text and as HTML, from the shop and with its id", async () => {
  await senderOf().send(mail);
  const [taken] = server.received;
  expect(taken).toMatchObject({ from: "shop@corner.example", to: ["mo@customer.example"] });
  expect(taken?.source).toMatch(/^From: Corner <shop@corner\.example>\r$/m);
  expect(taken?.source).toMatch(/^Message-ID: <code-7@corner\.example>\r$/m);
  expect(taken?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(taken?.source).toContain(`=?UTF-8?B?${Buffer.from("認証コード").toString("base64")}?=`);
  const [, plain = "", html = ""] = taken?.source.split("Content-Type: text/") ?? [];
  expect(plain).toMatch(/^plain;/);
  expect(plain).toContain("Your code is 0042.");
  expect(html).toMatch(/^html;/);
  expect(html).toContain("<p>Your code is 0042.</p>");
});

test("a mail has one recipient and the headers that it should have, whatever its address and subject say", async () => {
  const before = server.received.length;
  await senderOf().send({ ...mail, subject: "Hello\r\nBcc: eve@elsewhere.example" });
  await senderOf()
    .send({ ...mail, to: "mo@customer.example, eve@elsewhere.example" })
    .catch(() => {});
  const taken = server.received.slice(before);
  expect(taken.flatMap(({ to }) => to)).not.toContain("eve@elsewhere.example");
  expect(taken[0]?.source).not.toMatch(/^Bcc:/m);
});

test("an address that the server refuses is told apart, and is not in the error", async () => {
  const refused = senderOf().send({ ...mail, to: "nobody@customer.example" });
  await expect(refused).rejects.toBeInstanceOf(RefusedAddress);
  await expect(refused).rejects.not.toThrow("nobody");
});

test("a mail server that is not there has not taken anything", async () => {
  const sent = senderOf({ port: 1 }).send(mail);
  await expect(sent).rejects.toThrow("The mail server did not take the mail");
  await expect(sent).rejects.toMatchObject({ name: "Undelivered", isAnswered: false, detail: "CONN: ESOCKET" });
});

test.each([
  ["before its greeting", ""],
  ["after its greeting", "220 slow.example ESMTP\r\n"],
])("a mail server that falls silent %s is not waited for", async (_, greeting) => {
  const silent = createServer((socket) => socket.on("error", () => {}).write(greeting));
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  await expect(senderOf({ port }, 200).send(mail)).rejects.toThrow("The mail server did not take the mail");
  silent.close();
});

test("a mail is waited for no longer than it says, and its fate is unknown then", async () => {
  const silent = createServer((socket) => socket.on("error", () => {}).write("220 slow.example ESMTP\r\n"));
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const before = Date.now();
  await expect(senderOf({ port }).send({ ...mail, waitMs: 200 })).rejects.toBeInstanceOf(UnknownFate);
  expect(Date.now() - before).toBeLessThan(5000);
  silent.close();
});

test("a mail server that takes no mail of this sender is there, and what it said is known", async () => {
  const sent = senderOf({ from: "Corner <refused@corner.example>" }).send(mail);
  await expect(sent).rejects.toMatchObject({ name: "Undelivered", isAnswered: true, detail: "MAIL FROM: 553" });
  await expect(sent).rejects.not.toThrow("refused@corner.example");
});

test("a mail server without encryption gets no password", async () => {
  const before = server.received.length;
  const sent = senderOf({ credentials: { user: "shop", pass: "s3cret" } }).send(mail);
  await expect(sent).rejects.toThrow("The mail server did not take the mail");
  await expect(sent).rejects.not.toThrow("s3cret");
  expect(server.received).toHaveLength(before);
});
