CREATE TABLE "activity_marks" (
	"mark_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_times" (
	"code" text PRIMARY KEY NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_views" (
	"view_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"page" text NOT NULL,
	"code" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_marks_once" ON "activity_marks" USING btree ("user_id","code","item_id","kind");