-- Money neither appears nor vanishes: at the end of each transaction every entry's postings add up to zero.
CREATE FUNCTION "check_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "remainder" bigint;
BEGIN
  SELECT coalesce(sum("amount"), 0) INTO "remainder" FROM "ledger_postings" WHERE "entry_id" = new."entry_id";
  IF "remainder" <> 0 THEN
    RAISE EXCEPTION 'ledger entry % is off by %', new."entry_id", "remainder" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_postings_balance" AFTER INSERT ON "ledger_postings"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_entry"();
--> statement-breakpoint
-- What is booked stays booked; a mistake is mended by another entry.
CREATE FUNCTION "keep_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only ever added to' USING ERRCODE = 'check_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_postings_kept" BEFORE UPDATE OR DELETE ON "ledger_postings"
FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE ON "ledger_entries"
FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();
