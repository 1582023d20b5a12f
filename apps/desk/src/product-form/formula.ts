import { readAmount } from "@plaza/i18n";

/** What a formula may name: the columns of a row, as they are written (yuan, pieces); null: nothing is written there. */
export type FormulaRow = Readonly<Record<FormulaColumn, number | null>>;
type FormulaColumn = "price" | "market" | "stock";

const columnNames: readonly FormulaColumn[] = ["price", "market", "stock"];

/** How the result of a formula ends: as it is, or up to the next price that ends so. */
export type Rounding = "none" | "whole" | "ninety" | "ninetyNine";

/**
 * What a column becomes in a row, from what it is there. A plain number is meant as it is; `+10%`, `-5`, `*1.2` and `/2` change
 * what is there; `=price*1.3` computes it from other columns.
 */
export type Formula = (now: number | null, row: FormulaRow) => number | null;

/** Null where it cannot be understood. */
export function readFormula(written: string): Formula | null {
  const text = written.normalize("NFKC").trim().toLowerCase();
  if (text.startsWith("=")) {
    const read = readExpression(text.slice(1));
    return read === null ? null : (_now, row) => read(row);
  }
  const percent = /^([+-])\s*(\d+(?:\.\d+)?)\s*%$/.exec(text);
  if (percent !== null) {
    const share = Number(`${percent[1]}${percent[2]}`) / 100;
    return (now) => (now === null ? null : now * (1 + share));
  }
  const step = /^([+\-*/])\s*(\d+(?:\.\d+)?)$/.exec(text);
  if (step !== null) {
    const [, sign = "", by = ""] = step;
    return (now) => (now === null ? null : compute(now, sign, Number(by)));
  }
  const amount = readAmount(text);
  return amount === null || amount.doubt !== null ? null : () => amount.fen / 100;
}

function compute(one: number, sign: string, other: number): number | null {
  if (sign === "+") return one + other;
  if (sign === "-") return one - other;
  if (sign === "*") return one * other;
  return other === 0 ? null : one / other;
}

type Expression = (row: FormulaRow) => number | null;

/** Numbers, names of columns, the four signs and parentheses; * and / before + and -. */
function readExpression(text: string): Expression | null {
  const tokens = text.match(/\d+(?:\.\d+)?%?|[a-z]+|[-+*/()]|\S/g) ?? [];
  let at = 0;
  function sum(): Expression | null {
    return chain(["+", "-"], () => chain(["*", "/"], atom));
  }
  function chain(signs: readonly string[], part: () => Expression | null): Expression | null {
    let left = part();
    while (left !== null && signs.includes(tokens[at] ?? "")) {
      const sign = tokens[at] ?? "";
      at += 1;
      left = joined(left, sign, part());
    }
    return left;
  }
  function atom(): Expression | null {
    const token = tokens[at] ?? "";
    at += 1;
    if (token === "(") {
      const inner = sum();
      if (tokens[at] !== ")") return null;
      at += 1;
      return inner;
    }
    if (/^\d/.test(token)) {
      const number = token.endsWith("%") ? Number(token.slice(0, -1)) / 100 : Number(token);
      return () => number;
    }
    const column = columnNames.find((name) => name === token);
    return column === undefined ? null : (row) => row[column];
  }
  const read = sum();
  return at === tokens.length ? read : null;
}

function joined(left: Expression, sign: string, right: Expression | null): Expression | null {
  if (right === null) return null;
  return (row) => {
    const [one, other] = [left(row), right(row)];
    return one === null || other === null ? null : compute(one, sign, other);
  };
}

const endings: Readonly<Record<Exclude<Rounding, "none">, number>> = { whole: 0, ninety: 90, ninetyNine: 99 };

/** Fen of an amount of yuan that was computed, ending as it should: never less than what was computed. Null below 0. */
export function roundedFen(yuan: number, rounding: Rounding): number | null {
  // What only the way of computing has added is no fen.
  const fen = Math.round(Number((yuan * 100).toFixed(4)));
  if (!Number.isFinite(fen) || fen < 0) return null;
  if (rounding === "none" || fen === 0) return fen;
  const ending = endings[rounding];
  return Math.ceil((fen - ending) / 100) * 100 + ending;
}
