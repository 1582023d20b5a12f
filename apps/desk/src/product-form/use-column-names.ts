import { useLingui } from "@lingui/react/macro";
import type { MatrixColumn } from "./matrix-columns.ts";

export function useColumnNames(): Readonly<Record<MatrixColumn, string>> {
  const { t } = useLingui();
  return {
    price: t`Price`,
    marketPrice: t`Market price`,
    stock: t`Stock`,
    number: t`Own number`,
    barcode: t`Barcode`,
    makerNumber: t`Maker’s number`,
  };
}
