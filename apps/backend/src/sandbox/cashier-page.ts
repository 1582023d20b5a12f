import { createHash } from "node:crypto";
import type { Language } from "../store/language.ts";
import { shownYuan } from "../wire/money.ts";
import type { CashierLink } from "./cashier-link.ts";
import { cashierTexts } from "./cashier-texts.ts";
import { escapeHtml, hiddenFields } from "./html.ts";
import type { Fields } from "./signature.ts";

const style = `
:root { color-scheme: light }
body { margin: 0; background: #fbfaf7; color: #1d1815; font: 16px/24px system-ui, sans-serif }
main { box-sizing: border-box; max-width: 448px; margin: 48px auto; padding: 24px }
.panel { padding: 24px; background: #fff; border: 1px solid #e5e1db; border-radius: 16px }
.mark { display: inline-block; padding: 0 8px; border-radius: 4px; background: #1d1815; color: #fff; font-weight: 600 }
h1 { margin: 16px 0 8px; font-size: 24px; line-height: 32px }
p { margin: 0 0 16px; color: #5a544e }
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
export const cashierPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Where a shopper pays in the demo: everything the real page would ask them. */
export function cashierPage(link: CashierLink, fields: Fields): string {
  const say = (text: keyof typeof cashierTexts): string => escapeHtml(cashierTexts[text][link.language]);
  const button = (choice: "pay" | "late" | "refuse", kind = ""): string =>
    `<button name="choice" value="${choice}"${kind}>${say(choice)}</button>`;
  return page(
    link.language,
    `${cashierTexts[link.method][link.language]} (${cashierTexts.sandbox[link.language]})`,
    `<span class="mark">${say("sandbox")}</span>
<h1>${say(link.method)}</h1>
<p>${say("noMoney")}</p>
<dl>
<dt>${say("amount")}</dt><dd class="amount">${escapeHtml(shownYuan(fenOf(link)))}</dd>
<dt>${say("number")}</dt><dd>${escapeHtml(link.number)}</dd>
</dl>
<form method="post" action="/sandbox/${link.method}/${encodeURIComponent(link.number)}">
${hiddenFields(fields)}
${button("pay", ' class="main"')}
${button("late")}
${button("refuse")}
</form>`,
  );
}

/** The link is ours, so its amount is written as the wire writes it. */
function fenOf({ amount }: CashierLink): number {
  return Number(amount.replace(".", ""));
}

/** For a link that is none of ours. */
export function invalidPage(language: Language): string {
  const title = cashierTexts.invalid[language];
  return page(
    language,
    title,
    `<span class="mark">${escapeHtml(cashierTexts.sandbox[language])}</span>
<h1>${escapeHtml(title)}</h1>
<a href="/pc/">${escapeHtml(cashierTexts.back[language])}</a>`,
  );
}

function page(language: Language, title: string, content: string): string {
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
