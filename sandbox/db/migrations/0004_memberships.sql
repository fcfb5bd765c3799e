CREATE TABLE "forced_groups" (
	"user_id" integer NOT NULL,
	"biz_key" text NOT NULL,
	"group" text NOT NULL,
	CONSTRAINT "forced_groups_user_id_biz_key_pk" PRIMARY KEY("user_id","biz_key")
);
--> statement-breakpoint
CREATE TABLE "leap_raises" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"quota_before" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reason" jsonb,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renew_logs" (
	"log_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"vip_type" text NOT NULL,
	"renew_status" text NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_claims" (
	"claim_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"source" text NOT NULL,
	"item_id" text NOT NULL,
	"once_key" text NOT NULL,
	"result" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"vip_type" text NOT NULL,
	"contract_type" text NOT NULL,
	"buy_type" integer NOT NULL,
	"buy_source" text NOT NULL,
	"title" jsonb NOT NULL,
	"months" integer NOT NULL,
	"original_price" bigint NOT NULL,
	"contract_price" bigint NOT NULL,
	"pay_amount" bigint NOT NULL,
	"renews" boolean NOT NULL,
	"charged_for" timestamp with time zone,
	"fail_reason" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"term_start" timestamp with time zone,
	"term_end" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vip_terms" (
	"user_id" integer NOT NULL,
	"vip_type" text NOT NULL,
	"first_time" timestamp with time zone NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"months" integer NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"renew_status" text NOT NULL,
	"contract_type" text NOT NULL,
	"renew_price" bigint NOT NULL,
	"next_charge_time" timestamp with time zone,
	"noticed_charge_time" timestamp with time zone,
	CONSTRAINT "vip_terms_user_id_vip_type_pk" PRIMARY KEY("user_id","vip_type")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birthday" varchar(5);--> statement-breakpoint
CREATE INDEX "renew_logs_user" ON "renew_logs" USING btree ("user_id","vip_type");--> statement-breakpoint
CREATE UNIQUE INDEX "vip_claims_once" ON "vip_claims" USING btree ("user_id","once_key");--> statement-breakpoint
CREATE INDEX "vip_claims_user" ON "vip_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vip_orders_user" ON "vip_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vip_orders_charge" ON "vip_orders" USING btree ("user_id","vip_type","charged_for");