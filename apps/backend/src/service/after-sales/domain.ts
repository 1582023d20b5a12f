import type { Domain } from "../../platform/domain/domain.ts";
import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { handleDecideAfterSale, handleShopAfterSale, handleShopAfterSales } from "./desk/shop-calls.ts";
import { afterSaleMessages } from "./after-sale-messages.ts";
import { afterSaleSettings } from "./after-sale-rules.ts";
import { handleApply, handleApplyAgain } from "./request-calls.ts";
import { handleReturnShipment, handleRevoke } from "./request-calls.ts";
import { afterSalesCommand } from "./commands/after-sales-command.ts";
import { handleAfterSaleDetail } from "./detail-call.ts";
import { endDueAfterSales } from "./due-after-sales.ts";
import { handleGoodsInfo } from "./goods-info-call.ts";
import { handleAfterSales } from "./list-call.ts";
import { personalData } from "./personal-data.ts";

export const afterSaleDomain = {
  name: "after-sales",
  calls: {
    "after_sale/lists": getOnly(forCustomers(handleAfterSales)),
    "after_sale/goodsInfo": getOnly(forCustomers(handleGoodsInfo)),
    "after_sale/add": postOnly(forCustomers(handleApply)),
    "after_sale/again": postOnly(forCustomers(handleApplyAgain)),
    "after_sale/detail": getOnly(forCustomers(handleAfterSaleDetail)),
    "after_sale/express": postOnly(forCustomers(handleReturnShipment)),
    "after_sale/cancel": postOnly(forCustomers(handleRevoke)),
  },
  deskCalls: {
    "after_sales/list": forShop("staff", "GET", handleShopAfterSales),
    "after_sales/detail": forShop("staff", "GET", handleShopAfterSale),
    "after_sales/decide": forShop("staff", "POST", handleDecideAfterSale),
  },
  messages: afterSaleMessages,
  settings: { orders: afterSaleSettings },
  jobs: [endDueAfterSales],
  commands: [afterSalesCommand],
  personalData,
} satisfies Domain;
