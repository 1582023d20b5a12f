import { expect, test } from "vitest";
import { deskDocument } from "./desk-document.ts";
import { nonceMark } from "./nonce-mark.ts";

const head = `<script type="module" nonce="${nonceMark}" src="/a.js"></script><style nonce="${nonceMark}"></style>`;

test("a document carries the nonce of its answer, its language, and where the platform is", () => {
  const html = deskDocument({ head }, { nonce: "abc=", locale: "ja", platformOrigin: "http://platform.test" });
  expect(html).toContain('<html lang="ja" data-platform="http://platform.test">');
  expect(html).toContain('<script type="module" nonce="abc=" src="/a.js">');
  expect(html).not.toContain(nonceMark);
});

test("what a document says of its platform ends no attribute", () => {
  const html = deskDocument({ head }, { nonce: "abc=", locale: "en", platformOrigin: 'http://"><script>&' });
  expect(html).toContain('data-platform="http://&quot;>&lt;script>&amp;"');
});
