// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { openPaymentPage, paymentAddress, submitPaymentForm } from "./payment-form.ts";

const origin = "https://shop.example";

afterEach(() => vi.restoreAllMocks());

/** The form that the browser would have sent. */
function submitted(fields: readonly { name: string; value: string }[]) {
  let sent: { action: string | null; method: string | null; fields: (readonly [string, unknown])[] } | null = null;
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    const read = (name: string) => Element.prototype.getAttribute.call(this, name);
    sent = { action: read("action"), method: read("method"), fields: [...new FormData(this)] };
  });
  expect(submitPaymentForm({ action: "/sandbox/alipay", fields })).toBe(true);
  return sent;
}

test("the fields of a payment form are posted unchanged, as text", () => {
  const markup = { name: "biz_content", value: '"><script>steal()</script>' };
  const action = `${location.origin}/sandbox/alipay`;
  expect(submitted([markup])).toEqual({ action, method: "post", fields: [[markup.name, markup.value]] });
  expect(document.body.innerHTML).toBe("");
});

test("a field named like a property of the form does not disturb the submission", () => {
  const names = ["action", "method", "elements", "submit", "remove", "append", "getAttribute", "__proto__"];
  const sent = submitted(names.map((name) => ({ name, value: "x" })));
  expect(sent).toMatchObject({ method: "post", fields: names.map((name) => [name, "x"]) });
  expect(document.forms).toHaveLength(0);
});

test("a form that leads to a disallowed address is not sent", () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit");
  expect(submitPaymentForm({ action: "http://gateway.example/pay", fields: [] })).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});

test("a page is opened where a payment may go to, and nowhere else", () => {
  expect(openPaymentPage("#paid")).toBe(true);
  expect(location.hash).toBe("#paid");
  expect(openPaymentPage("http://gateway.example/pay")).toBe(false);
  expect(openPaymentPage("https://shop.example@evil.example/")).toBe(false);
});

test.each([
  ["", null],
  ["  ", null],
  ["javascript:alert(1)", null],
  [" java\nscript:alert(1)", null],
  ["data:text/html,x", null],
  ["blob:https://shop.example/1", null],
  ["http://openapi.alipay.com/gateway.do", null],
  ["//openapi.alipay.com/gateway.do", "https://openapi.alipay.com/gateway.do"],
  ["https://shop.example@evil.example/", null],
  ["https://user:secret@openapi.alipay.com/", null],
  ["https://[::1", null],
  ["ftp://openapi.alipay.com/", null],
  ["/sandbox/alipay?a=1", "https://shop.example/sandbox/alipay?a=1"],
])("a payment to %s goes to %s", (written, address) => expect(paymentAddress(written, origin)).toBe(address));

test("a payment address is this site's or behind https, whatever the form says", () => {
  const written = fc.oneof(fc.webUrl(), fc.string(), fc.stringMatching(/^[a-z]{1,11}:[/\\]{0,3}[a-z@:.]{0,12}$/));
  fc.assert(
    fc.property(written, (text) => {
      const address = paymentAddress(text, "http://127.0.0.1:3000");
      if (address !== null) expect(address).toMatch(/^(?:https:\/\/|http:\/\/127\.0\.0\.1:3000\/)/);
    }),
  );
});
