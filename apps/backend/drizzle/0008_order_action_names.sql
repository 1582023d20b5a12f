-- The actions of orders have got the names that the trade knows them by.
UPDATE "order_events" SET "action" = CASE "action"
  WHEN 'handOver' THEN 'collect'
  WHEN 'hide' THEN 'deleteForCustomer'
  WHEN 'returnMoney' THEN 'refundUnmatched'
END
WHERE "action" IN ('handOver', 'hide', 'returnMoney');
