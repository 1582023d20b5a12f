// @vitest-environment jsdom
import { expect, test } from "vitest";
import { documentOf, htmlOf } from "./html.ts";

test.each([
  "<h2>Who we are</h2><p>A <strong>shop</strong>, <em>really</em>.<br>Two lines.</p>",
  '<ol start="3"><li><p>Three</p><ul><li><p>Nested</p></li></ul></li></ol><hr><blockquote><p>Said</p></blockquote>',
  '<p><a href="https://shop.example/?a=1&amp;b=2">A link</a> and <u>u</u> <s>s</s> <code>c</code></p>',
  '<p><img src="/uploads/pot.webp" alt="A pot"></p>',
  '<table><tbody><tr><th colspan="2"><p>Fees</p></th></tr><tr><td><p>One</p></td><td><p>Two</p></td></tr></tbody></table>',
])("%s is edited, and is the same again", (html) => {
  expect(htmlOf(documentOf(html))).toBe(html);
});

test.each([
  ["<ul><li>Without a paragraph</li></ul>", "<ul><li><p>Without a paragraph</p></li></ul>"],
  ["<h1>Title</h1><h6>Small</h6>", "<h2>Title</h2><h4>Small</h4>"],
  ['<p><a href="javascript:alert(1)">Press</a></p>', "<p>Press</p>"],
  ['<p onclick="x()" style="color:red">Hi<script>alert(1)</script></p>', "<p>Hi</p>"],
  ["Only text", "<p>Only text</p>"],
  [
    '<table style="width:9px" onclick="x()"><caption>C</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td><h2>B</h2><script>x()</script></td></tr></tbody></table>',
    "<table><tbody><tr><td><p>C</p></td></tr><tr><th><p>A</p></th></tr><tr><td><h2>B</h2></td></tr></tbody></table>",
  ],
])("%s becomes %s", (html, edited) => {
  expect(htmlOf(documentOf(html))).toBe(edited);
});

test.each(["", "<p></p>", "<p> </p><p><br></p>", "<ul><li></li></ul>"])("%j is nothing", (html) => {
  expect(htmlOf(documentOf(html))).toBe("");
});
