import { decimalYuan } from "../../platform/wire/money.ts";

/** `1 order`, `3 orders` */
export function counted(count: number, thing: string, things = `${thing}s`): string {
  return `${count} ${count === 1 ? thing : things}`;
}

export function inYuan(fen: number): string {
  return `¥${decimalYuan(fen)}`;
}
