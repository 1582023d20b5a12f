import { expect, test } from "vitest";
import { deskDocument } from "./desk-document.ts";
import { nonceMark } from "./nonce-mark.ts";

const head = `<script type="module" nonce="${nonceMark}" src="/a.js"></script><style nonce="${nonceMark}"></style>`;

test("a document carries the nonce of its answer, its language, and where images are, unless they are its own", () => {
  const html = deskDocument({ head }, { nonce: "abc=", locale: "ja", imageOrigin: "http://platform.test" });
  expect(html).toContain('<html lang="ja" data-images="http://platform.test">');
  expect(deskDocument({ head }, { nonce: "abc=", locale: "ja", imageOrigin: null })).toContain('<html lang="ja">');
  expect(html).toContain('<script type="module" nonce="abc=" src="/a.js">');
  expect(html).not.toContain(nonceMark);
});

test("the image origin of a document is escaped", () => {
  const html = deskDocument({ head }, { nonce: "abc=", locale: "en", imageOrigin: 'http://"><script>&' });
  expect(html).toContain('data-images="http://&quot;>&lt;script>&amp;"');
});
