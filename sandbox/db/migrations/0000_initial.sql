CREATE TABLE "bank_cards" (
	"card_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"bank" jsonb NOT NULL,
	"tail" varchar(4) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"limit_fen" bigint
);
--> statement-breakpoint
CREATE TABLE "pay_ways" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asset_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"user_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"request_id" text NOT NULL,
	"biz_no" varchar(40) NOT NULL,
	CONSTRAINT "payment_requests_user_id_order_id_request_id_pk" PRIMARY KEY("user_id","order_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"biz_no" varchar(40) PRIMARY KEY NOT NULL,
	"out_biz_no" varchar(40) NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"subject" jsonb NOT NULL,
	"asset_type" text NOT NULL,
	"card_id" text,
	"status" text NOT NULL,
	"failure" text,
	"session" varchar(64),
	"session_ends_at" timestamp with time zone NOT NULL,
	"call_back_url" text NOT NULL,
	"settles_at" timestamp with time zone,
	"refund_due" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "payments_out_biz_no_unique" UNIQUE("out_biz_no"),
	CONSTRAINT "payments_session_unique" UNIQUE("session")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"goods_id" varchar(16) PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"brand_id" varchar(32) NOT NULL,
	"category_id" varchar(16) NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"sold" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recharge_options" (
	"goods_id" varchar(16) NOT NULL,
	"type" varchar(24) NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"kind" varchar(8) NOT NULL,
	"name" jsonb NOT NULL,
	"original_price_fen" integer NOT NULL,
	"subsidy_fen" integer NOT NULL,
	"allowance" jsonb NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "recharge_options_goods_id_type_pk" PRIMARY KEY("goods_id","type")
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"user_id" integer NOT NULL,
	"word" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_history_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"coupon_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"threshold" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"order_id" text,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"goods_id" text NOT NULL,
	"recharge_type" text NOT NULL,
	"title" jsonb NOT NULL,
	"recharge_type_name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"recharge_account" text NOT NULL,
	"coupon_id" text,
	"goods_amount" bigint NOT NULL,
	"member_discount_amount" bigint NOT NULL,
	"coupon_discount_amount" bigint NOT NULL,
	"pay_amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"pay_asset_type" text,
	"card_codes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"code_id" serial PRIMARY KEY NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"scene" text NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"code" varchar(6) NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"message_id" serial PRIMARY KEY NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"text" text NOT NULL,
	"code" varchar(6) DEFAULT '' NOT NULL,
	"scene" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" serial PRIMARY KEY NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"nick_name" text NOT NULL,
	"img_url" text DEFAULT '' NOT NULL,
	"xbt_status" integer DEFAULT 0 NOT NULL,
	"vip_until" timestamp with time zone,
	"gold_coins" integer DEFAULT 0 NOT NULL,
	"inviter_user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"data_hash" varchar(64) NOT NULL,
	"answer" jsonb,
	CONSTRAINT "idempotency_keys_user_id_path_request_id_pk" PRIMARY KEY("user_id","path","request_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_wallet_not_negative" CHECK ("ledger_accounts"."account" NOT LIKE 'wallet:%' OR "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" serial PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"transaction_id" serial PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("reason","ref")
);
--> statement-breakpoint
CREATE TABLE "provider_notifications" (
	"notification_id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL,
	"verdict" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_biz_no_payments_biz_no_fk" FOREIGN KEY ("biz_no") REFERENCES "public"."payments"("biz_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_options" ADD CONSTRAINT "recharge_options_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_ledger_accounts_account_fk" FOREIGN KEY ("account") REFERENCES "public"."ledger_accounts"("account") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_cards_user" ON "bank_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status");--> statement-breakpoint
CREATE INDEX "goods_category" ON "goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","pay_deadline");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sms_codes_mobile" ON "sms_codes" USING btree ("mobile","scene");--> statement-breakpoint
CREATE INDEX "sms_messages_mobile" ON "sms_messages" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "provider_notifications_time" ON "provider_notifications" USING btree ("received_at");