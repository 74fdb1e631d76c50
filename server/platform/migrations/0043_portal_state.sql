CREATE TABLE "portal_state" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"held_since" timestamp (3) with time zone,
	"copy_of" timestamp (3) with time zone,
	"last_backup" jsonb,
	"last_check" jsonb,
	CONSTRAINT "portal_state_one_row" CHECK ("portal_state"."id")
);
