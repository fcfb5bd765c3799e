CREATE TABLE "gold_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"months" integer NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gold_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"level_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"months" integer NOT NULL,
	"pay_amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gold_receipts" (
	"mobile" varchar(11) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gold_orders_user" ON "gold_orders" USING btree ("user_id","created_at");