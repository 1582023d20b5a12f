import { escapeHtml } from "../../platform/rich-text/escape-html.ts";
import { cashierTexts } from "../sandbox/cashier-texts.ts";
import { sandboxPage } from "../sandbox/sandbox-page.ts";
import type { Language, Texts } from "../../platform/store/language.ts";
import type { UsdtTopUp } from "../../platform/store/schema/usdt.ts";
import { tokenText } from "./amounts.ts";

/** What can be sent. */
export const standInChoices = ["exact", "half", "double"] as const;

export type StandInChoice = (typeof standInChoices)[number];

/** Of what is missing, or of all once nothing is. */
export function chosenUnits(choice: StandInChoice, { units }: UsdtTopUp, sent: bigint): bigint {
  const missing = units > sent ? units - sent : units;
  const parts = { exact: missing, half: missing / 2n, double: missing * 2n };
  return parts[choice] > 0n ? parts[choice] : 1n;
}

/** A wallet of the demo, at the moment in which it is asked to send something. */
export function standInPage(topUp: UsdtTopUp, sent: readonly bigint[], language: Language): string {
  const { number, address, units, decimals } = topUp;
  const all = sent.reduce((sum, each) => sum + each, 0n);
  const say = (text: keyof typeof standInTexts, amount = 0n): string =>
    escapeHtml(standInTexts[text][language].replace("{amount}", tokenText(amount, decimals)));
  const button = (choice: StandInChoice, kind = ""): string =>
    `<button name="choice" value="${choice}"${kind}>${say(choice, chosenUnits(choice, topUp, all))}</button>`;
  const missing = units > all ? units - all : 0n;
  return sandboxPage(
    language,
    `${standInTexts.title[language]} (${cashierTexts.sandbox[language]})`,
    `<span class="mark">${escapeHtml(cashierTexts.sandbox[language])}</span>
<h1>${say("title")}</h1>
<p>${say("noMoney")}</p>
<dl>
<dt>${say("missing")}</dt><dd class="amount">${escapeHtml(tokenText(missing, decimals))} USDT</dd>
<dt>${say("address")}</dt><dd>${escapeHtml(address)}</dd>
${sent.map((each) => `<dt>${say("sent")}</dt><dd>${escapeHtml(tokenText(each, decimals))} USDT</dd>`).join("\n")}
</dl>
<form method="post" action="/sandbox/usdt/${encodeURIComponent(number)}?lang=${language}">
${button("exact", ' class="main"')}
${button("half")}
${button("double")}
</form>
<p><a href="/pc/">${escapeHtml(cashierTexts.back[language])}</a></p>`,
  );
}

export function unknownTopUpPage(language: Language): string {
  const title = standInTexts.unknown[language];
  return sandboxPage(
    language,
    title,
    `<span class="mark">${escapeHtml(cashierTexts.sandbox[language])}</span>
<h1>${escapeHtml(title)}</h1>
<a href="/pc/">${escapeHtml(cashierTexts.back[language])}</a>`,
  );
}

const standInTexts = {
  title: {
    en: "Send USDT",
    zh: "转账 USDT",
    ja: "USDT を送金",
    ko: "USDT 보내기",
  },
  noMoney: {
    en: "This page stands in for a wallet, and its chain for a real one. Nothing here is worth anything.",
    zh: "此页面代替真实钱包和区块链，仅用于演示，不涉及任何真实资产。",
    ja: "このページは実際のウォレットとチェーンの代わりです。価値のあるものは動きません。",
    ko: "이 페이지는 실제 지갑과 체인을 대신하는 데모입니다. 실제 자산은 이동하지 않습니다.",
  },
  missing: { en: "Still to be sent", zh: "尚需转账", ja: "未送金額", ko: "보낼 금액" },
  address: { en: "Address", zh: "收款地址", ja: "送金先アドレス", ko: "받는 주소" },
  sent: { en: "Sent", zh: "已转账", ja: "送金済み", ko: "보낸 금액" },
  exact: { en: "Send {amount} USDT", zh: "转账 {amount} USDT", ja: "{amount} USDT を送金", ko: "{amount} USDT 보내기" },
  half: {
    en: "Send half: {amount} USDT",
    zh: "只转一半：{amount} USDT",
    ja: "半分だけ送金：{amount} USDT",
    ko: "절반만 보내기: {amount} USDT",
  },
  double: {
    en: "Send double: {amount} USDT",
    zh: "转双倍：{amount} USDT",
    ja: "2倍を送金：{amount} USDT",
    ko: "두 배 보내기: {amount} USDT",
  },
  unknown: {
    en: "There is no such top-up",
    zh: "没有这笔充值",
    ja: "このチャージは存在しません",
    ko: "존재하지 않는 충전입니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;
