CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"searched_text" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"without_result" integer DEFAULT 0 NOT NULL,
	"hits" integer,
	"clicks" integer DEFAULT 0 NOT NULL,
	"places" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_counts_day_language_searched_text_pk" PRIMARY KEY("day","language","searched_text")
);
--> statement-breakpoint
CREATE TABLE "search_refinements" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"searched_text" text NOT NULL,
	"next_text" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_refinements_day_language_searched_text_next_text_pk" PRIMARY KEY("day","language","searched_text","next_text")
);
