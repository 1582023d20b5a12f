CREATE TABLE "flash_turns" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_turns_one_row" CHECK ("flash_turns"."id" = 1)
);
