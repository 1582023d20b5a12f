import type { Setting, Settings } from "../../platform/domain/setting.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { flagSetting, numberSetting, textSetting } from "../../platform/settings/setting-kinds.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { ReaderLanguage, Texts } from "../../platform/store/language.ts";

/** One line that is the same in every language. */
function plainLine(title: Texts): Setting {
  return { ...textSetting("", title), isTranslated: false };
}

export const transferSettings = {
  transferOpen: flagSetting("0", {
    en: "Orders can be paid by bank transfer, once holder, bank and account are filled in",
    zh: "可用银行转账支付订单（须先填写户名、开户行和账号）",
    ja: "注文を銀行振込で支払える（名義・銀行・口座番号の入力後）",
    ko: "무통장 입금으로 주문 결제 가능(예금주, 은행, 계좌번호 입력 후)",
  }),
  transferHolder: textSetting("", {
    en: "Bank transfer: holder of the account",
    zh: "银行转账：户名",
    ja: "銀行振込：口座名義",
    ko: "무통장 입금: 예금주",
  }),
  transferBank: textSetting("", {
    en: "Bank transfer: bank, and its branch or BIC",
    zh: "银行转账：开户行（支行或 BIC）",
    ja: "銀行振込：銀行名・支店名（またはBIC）",
    ko: "무통장 입금: 은행명 및 지점(또는 BIC)",
  }),
  transferAccount: plainLine({
    en: "Bank transfer: number of the account, or IBAN",
    zh: "银行转账：账号或 IBAN",
    ja: "銀行振込：口座番号またはIBAN",
    ko: "무통장 입금: 계좌번호 또는 IBAN",
  }),
  transferHint: textSetting("", {
    en: "Bank transfer: what customers have to know besides",
    zh: "银行转账：给顾客的其他说明",
    ja: "銀行振込：お客様へのその他のご案内",
    ko: "무통장 입금: 고객에게 알릴 그 밖의 사항",
  }),
  transferDays: numberSetting(
    7,
    { unit: "days", most: 60 },
    {
      en: "For how many days an order waits for a bank transfer before it closes",
      zh: "订单等待银行转账的天数，逾期自动关闭",
      ja: "銀行振込を待つ日数（過ぎると注文は自動的に取り消し）",
      ko: "무통장 입금을 기다리는 일수(지나면 주문이 자동 취소)",
    },
  ),
} as const satisfies Settings;

/** Where customers transfer money to. */
interface TransferAccount {
  readonly holder: string;
  readonly bank: string;
  readonly account: string;
  /** "": nothing more is to be known. */
  readonly hint: string;
}

interface TransferTerms extends TransferAccount {
  /** Bank transfer is switched on, and nothing of the account is missing. */
  readonly isOpen: boolean;
  /** For how many days an order waits for one. */
  readonly days: number;
}

export async function readTransferTerms(db: Executor, language: ReaderLanguage): Promise<TransferTerms> {
  const values = await readSettings(db, transferSettings, language);
  const { transferHolder: holder, transferBank: bank, transferAccount: account, transferHint: hint } = values;
  const isComplete = [holder, bank, account].every((text) => text.trim() !== "");
  return {
    holder,
    bank,
    account,
    hint,
    isOpen: values.transferOpen === "1" && isComplete,
    days: numberOf(transferSettings.transferDays, values.transferDays),
  };
}
