// One chunk, as the other screens.
export { loadAfterSales } from "./after-sales-loader.ts";
export { AfterSalesPage } from "./after-sales-page.tsx";
