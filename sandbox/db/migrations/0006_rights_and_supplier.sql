CREATE TABLE "extra_cards" (
	"right_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fly_cards" (
	"card_no" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"link_key" varchar(64) NOT NULL,
	"worth" bigint NOT NULL,
	"activate_by" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "fly_cards_link_key_unique" UNIQUE("link_key")
);
--> statement-breakpoint
CREATE TABLE "quota_raises" (
	"raise_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"card_start" timestamp with time zone NOT NULL,
	"quota_before" bigint NOT NULL,
	"quota_wanted" bigint NOT NULL,
	"decision" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rights_claims" (
	"claim_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"once_key" text NOT NULL,
	"result" jsonb NOT NULL,
	"code" text,
	"card_no" text,
	"left" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rights_packs" (
	"pack_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"auth_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "supplier_bills" (
	"bill_id" serial PRIMARY KEY NOT NULL,
	"rights_order_no" varchar(32) NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_orders" (
	"rights_order_no" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_receipts" (
	"receipt_id" serial PRIMARY KEY NOT NULL,
	"rights_order_no" varchar(32) NOT NULL,
	"right_id" text NOT NULL,
	"code" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "supplier_tokens" (
	"rsc_token" varchar(64) PRIMARY KEY NOT NULL,
	"rights_order_no" varchar(32) NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "extra_cards_user" ON "extra_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fly_cards_user" ON "fly_cards" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_raises_once" ON "quota_raises" USING btree ("user_id","card_start");--> statement-breakpoint
CREATE UNIQUE INDEX "rights_claims_once" ON "rights_claims" USING btree ("user_id","once_key");--> statement-breakpoint
CREATE INDEX "rights_packs_user" ON "rights_packs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "supplier_bills_order" ON "supplier_bills" USING btree ("rights_order_no");--> statement-breakpoint
CREATE INDEX "supplier_orders_user" ON "supplier_orders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_receipts_once" ON "supplier_receipts" USING btree ("rights_order_no","right_id");--> statement-breakpoint
CREATE INDEX "supplier_tokens_order" ON "supplier_tokens" USING btree ("rights_order_no");