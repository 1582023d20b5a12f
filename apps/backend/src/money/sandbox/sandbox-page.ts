import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../../platform/rich-text/escape-html.ts";
import type { Language } from "../../platform/store/language.ts";
import type { Fields } from "./signature.ts";

const style = `
:root { color-scheme: light }
body { margin: 0; background: #fbfaf7; color: #1d1815; font: 16px/24px system-ui, sans-serif }
main { box-sizing: border-box; max-width: 448px; margin: 48px auto; padding: 24px }
.panel { padding: 24px; background: #fff; border: 1px solid #e5e1db; border-radius: 16px }
.mark { display: inline-block; padding: 0 8px; border-radius: 4px; background: #1d1815; color: #fff; font-weight: 600 }
h1 { margin: 16px 0 8px; font-size: 24px; line-height: 32px }
p { margin: 0 0 16px; color: #5a544e; text-wrap: pretty }
:lang(ja) :is(h1, p, .mark) { word-break: auto-phrase }
:lang(ko) :is(h1, p, .mark) { word-break: keep-all }
dl { margin: 0 0 24px; padding: 16px; background: #f8f5f1; border-radius: 12px }
dt { color: #5a544e; font-size: 14px }
dd { margin: 0 0 12px; overflow-wrap: anywhere }
dd:last-child { margin: 0 }
.amount { font-size: 32px; line-height: 40px; font-weight: 700 }
a { color: #ab171f }
form { display: grid; gap: 12px }
button { min-height: 48px; padding: 8px 20px; border: 1px solid #938d85; border-radius: 8px; background: #fff; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button.main { border-color: #cd1f28; background: #cd1f28; color: #fff }
button:hover { border-color: #1d1815 }
button.main:hover { border-color: #ab171f; background: #ab171f }
:focus-visible { outline: 2px solid #1d1815; outline-offset: 2px }
@media (max-width: 480px) { main { margin: 0 auto; padding: 16px } }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** These pages run no scripts, load nothing, and send forms to this site only. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A page of the demo that stands in for somebody else's. */
export function sandboxPage(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main><div class="panel">
${content}
</div></main></body>
</html>
`;
}

export function sendSandboxPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      "content-security-policy": policy,
      "cache-control": "no-store",
      // With the policy `no-referrer` a browser sends forms with the origin "null", which the storefront does not
      // accept.
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    })
    .type("text/html; charset=utf-8")
    .send(html);
}

export function hiddenFields(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("");
}
