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
CREATE TABLE "help_rounds" (
	"user_id" integer NOT NULL,
	"round" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "help_rounds_user_id_round_pk" PRIMARY KEY("user_id","round")
);
--> statement-breakpoint
CREATE TABLE "helpers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asker_id" integer NOT NULL,
	"round" integer NOT NULL,
	"helped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_packets" (
	"packet_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_mails" (
	"mail_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"certificate_id" varchar(32) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"email" text NOT NULL,
	"lang" varchar(5) NOT NULL,
	"resend" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"certificate_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"loan_ids" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"facts" jsonb,
	"check_code" varchar(19),
	CONSTRAINT "certificates_check_code_unique" UNIQUE("check_code")
);
--> statement-breakpoint
CREATE TABLE "coupon_stocks" (
	"offer_id" varchar(32) PRIMARY KEY NOT NULL,
	"left" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_codes" (
	"code" varchar(12) PRIMARY KEY NOT NULL,
	"gift_id" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coin_goods" (
	"goods_id" text PRIMARY KEY NOT NULL,
	"coins" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "coin_goods_stock" CHECK ("coin_goods"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coin_logs" (
	"log_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"title" jsonb NOT NULL,
	"coins" integer NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_logs_movement" UNIQUE("reason","ref")
);
--> statement-breakpoint
CREATE TABLE "coin_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" text NOT NULL,
	"coins" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"amount" bigint,
	"coupon_id" text,
	"coupon_end" timestamp with time zone,
	"card_no" text,
	"password" text
);
--> statement-breakpoint
CREATE TABLE "pre_exchanges" (
	"exchange_no" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" text NOT NULL,
	"code" varchar(12),
	"coins" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"order_id" varchar(32)
);
--> statement-breakpoint
CREATE TABLE "wrong_coin_codes" (
	"user_id" integer NOT NULL,
	"day" varchar(10) NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "wrong_coin_codes_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "third_party_requests" (
	"session" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"partner" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"call_back_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "category_id" varchar(16);--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "goods_id" varchar(16);--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "source" text DEFAULT 'gift' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_marks_once" ON "activity_marks" USING btree ("user_id","code","item_id","kind");--> statement-breakpoint
CREATE INDEX "free_members_user" ON "free_members" USING btree ("user_id","joined_at");--> statement-breakpoint
CREATE INDEX "helpers_round" ON "helpers" USING btree ("asker_id","round");--> statement-breakpoint
CREATE INDEX "opened_packets_user" ON "opened_packets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "certificate_mails_certificate" ON "certificate_mails" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "coin_logs_user" ON "coin_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coin_orders_user" ON "coin_orders" USING btree ("user_id","goods_id");--> statement-breakpoint
CREATE INDEX "pre_exchanges_user" ON "pre_exchanges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "third_party_requests_user" ON "third_party_requests" USING btree ("user_id","partner","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_once" ON "coupons" USING btree ("user_id","once_key");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "gold_coins";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_coins_not_negative" CHECK ("ledger_accounts"."account" NOT LIKE 'coins:%' OR "ledger_accounts"."balance" >= 0);