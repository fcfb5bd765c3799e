CREATE TABLE "free_groups" (
	"group_id" varchar(32) PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"starter_id" integer NOT NULL,
	"size" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"full_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "free_members" (
	"group_id" varchar(32) NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"order_id" varchar(32),
	CONSTRAINT "free_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "free_members_user" ON "free_members" USING btree ("user_id","joined_at");