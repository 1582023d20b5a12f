-- A review says how many have found it helpful. The votes themselves are what counts, also those that go with an account.
CREATE FUNCTION "count_helpful"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "reviews" SET "helpful_count" = "helpful_count" + 1 WHERE "id" = new."review_id";
  ELSE
    UPDATE "reviews" SET "helpful_count" = greatest("helpful_count" - 1, 0) WHERE "id" = old."review_id";
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "review_votes_counted" AFTER INSERT OR DELETE ON "review_votes"
FOR EACH ROW EXECUTE FUNCTION "count_helpful"();
--> statement-breakpoint
-- What is said, shown or answered has changed. A vote is none of that: counts may be some seconds old.
CREATE TRIGGER "reviews_invalidate" AFTER UPDATE ON "reviews"
FOR EACH ROW WHEN ((to_jsonb(old) - 'helpful_count') IS DISTINCT FROM (to_jsonb(new) - 'helpful_count'))
EXECUTE FUNCTION "announce_invalidation"('reviews');
--> statement-breakpoint
-- A new review is read at once, too.
CREATE TRIGGER "reviews_written_invalidate" AFTER INSERT ON "reviews"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('reviews');
